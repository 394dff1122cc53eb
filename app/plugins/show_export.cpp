// SPDX-License-Identifier: MIT
#include "plugins/show_export.h"

#include "base/limits.h"
#include "show/bake.h"
#include "show/performance.h"
#include "stage/stage_painter.h"
#include "json/show_json.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <exception>
#include <optional>

namespace flocktale {

namespace {

/// The program's side of one export.
class Host : public ExportHost {
public:
    explicit Host(const ExportJob& job) : m_job(job), m_performance(job.show, job.shapes) {}

    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }
    [[nodiscard]] bool cancelled() const { return m_job.cancel && m_job.cancel->load(std::memory_order_relaxed); }

    std::string title() const override { return m_job.show.title; }
    double stageWidth() const override { return m_job.show.stage.width; }
    double stageHeight() const override { return m_job.show.stage.height; }
    Step length() const override { return m_job.show.length(); }

    std::vector<Chapter> chapters() const override
    {
        std::vector<Chapter> chapters;
        for (const Act& act : m_job.show.acts) chapters.push_back({act.start, act.duration, act.name});
        return chapters;
    }

    std::string actScript() override
    {
        const Result<Show> baked = bake(m_job.show, m_job.shapes);
        if (!baked) return refuse(baked.problem());
        Result<std::string> text = writeShow(baked.value());
        return text ? std::move(text).value() : refuse(text.problem());
    }

    Picture draw(Step at, int width, int height) override
    {
        const double pixels = static_cast<double>(width) * height;
        if (width < 1 || height < 1 || pixels > limits::kExportPixels) {
            refuse({Severity::error,
                    ProblemCode::sizeTooLarge,
                    "",
                    {std::to_string(width), std::to_string(height), std::to_string(limits::kExportPixels) + " pixels"},
                    0,
                    0});
            return {};
        }
        if (!m_performance.seek(at, m_job.cancel)) return {};
        const QImage image =
            paintStage(m_job.show, m_performance.frame(), {width, height}).convertToFormat(QImage::Format_RGBA8888);
        if (image.isNull()) {
            fail("there is not enough memory for the picture");
            return {};
        }
        Picture picture{width, height, {}};
        picture.rgba.reserve(static_cast<std::size_t>(image.sizeInBytes()));
        for (int y = 0; y < height; ++y)
            picture.rgba.insert(picture.rgba.end(), image.constScanLine(y),
                                image.constScanLine(y) + std::ptrdiff_t{4} * width);
        return picture;
    }

    void label(Picture& picture, int x, int y, int pixelSize, const std::string& text) override
    {
        QImage image(picture.rgba.data(), picture.width, picture.height, picture.width * 4, QImage::Format_RGBA8888);
        QFont font;
        font.setPixelSize(pixelSize);
        QPainter painter(&image);
        painter.setFont(font);
        // Not an outline of the glyphs: taking outlines of colour emoji spoils their font for the rest of the run.
        const QString words = QString::fromStdString(text);
        painter.setPen(QColor(0, 0, 0, 160));
        for (const QPoint off : {QPoint(-1, 0), QPoint(1, 0), QPoint(0, -1), QPoint(0, 1)})
            painter.drawText(QPoint(x, y) + off, words);
        painter.setPen(Qt::white);
        painter.drawText(x, y, words);
    }

    std::string png(const Picture& picture) override
    {
        const QImage image(picture.rgba.data(), picture.width, picture.height, picture.width * 4,
                           QImage::Format_RGBA8888);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "PNG")) {
            fail("the picture could not be encoded");
            return {};
        }
        return bytes.toStdString();
    }

    bool progress(double share) override
    {
        if (m_job.progress) m_job.progress(share);
        return !cancelled();
    }

    void fail(const std::string& reason) override
    {
        refuse({Severity::error, ProblemCode::exportFailed, "", {reason}, 0, 0});
    }

private:
    std::string refuse(const Problem& problem)
    {
        if (!m_problem) m_problem = problem;
        return {};
    }

    const ExportJob& m_job;
    Performance m_performance;
    std::optional<Problem> m_problem;
};

} // namespace

Result<std::string> exportShow(Exporter& exporter, const ExportJob& job)
{
    Host host(job);
    std::string bytes;
    try {
        bytes = exporter.write(host, job.options);
    } catch (const std::exception& error) {
        host.fail(error.what());
    }
    if (host.cancelled()) return Problem{Severity::error, ProblemCode::cancelled, "", {}, 0, 0};
    if (host.problem()) return *host.problem();
    if (bytes.empty()) return Problem{Severity::error, ProblemCode::exportFailed, "", {"it gave no bytes"}, 0, 0};
    return bytes;
}

} // namespace flocktale
