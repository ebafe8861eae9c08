import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CountdownAt } from "./countdown";

const RELEASE = Date.UTC(2027, 2, 3);
const textAt = (now: number | null) =>
  renderToStaticMarkup(<CountdownAt releaseDate="2027-03-03" now={now} />).replace(/<[^>]*>/g, "");

it("counts down to the release, and becomes Out now at zero", () => {
  expect(textAt(null)).toBe("Releases Mar 3, 2027");
  expect(textAt(RELEASE - 61_000)).toBe("Releases Mar 3, 20270 days 00 hours 01 minute 01 second ");
  expect(textAt(RELEASE)).toBe("Released Mar 3, 2027Out now");
});
