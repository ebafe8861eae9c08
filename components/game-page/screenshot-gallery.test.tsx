import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ScreenshotGallery } from "./screenshot-gallery";

const urls = (count: number) =>
  Array.from({ length: count }, (_, index) => `/images/t_screenshot_huge/sc${index}.jpg`);
const render = (count: number) =>
  renderToStaticMarkup(<ScreenshotGallery name="Base" slug="base" urls={urls(count)} />);

describe("ScreenshotGallery", () => {
  it("links every picture to its full size", () => {
    const html = render(3);
    expect(html.match(/href="\/images\/t_1080p\/sc\d\.jpg"/g)).toHaveLength(3);
    expect(html).not.toContain("<details");
  });

  it("keeps what is beyond two rows of four behind a fold that opens without scripts", () => {
    const [shown = "", folded = ""] = render(11).split("<details");
    expect(shown.match(/<a /g)).toHaveLength(8);
    expect(folded.match(/<a /g)).toHaveLength(3);
    expect(folded).toContain("Show all 11 screenshots");
    expect(folded).toContain("Screenshot 11 of Base");
  });
});
