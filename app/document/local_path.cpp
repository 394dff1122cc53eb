// SPDX-License-Identifier: MIT
#include "document/local_path.h"

#include <QFileInfo>

namespace flocktale {

std::optional<QString> localPath(const QUrl& url)
{
    if (url.isLocalFile()) return QFileInfo(url.toLocalFile()).absoluteFilePath();
    if (!url.scheme().isEmpty() || !url.host().isEmpty()) return std::nullopt;
    QString path = url.path(QUrl::FullyDecoded);
    if (url.hasQuery()) path += u'?' + url.query(QUrl::FullyDecoded);
    if (url.hasFragment()) path += u'#' + url.fragment(QUrl::FullyDecoded);
    if (path.isEmpty() || !QFileInfo(path).isAbsolute()) return std::nullopt;
    return path;
}

} // namespace flocktale
