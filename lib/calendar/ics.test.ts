import { describe, expect, it } from "vitest";
import { toIcs } from "./ics";

const TODAY = "2026-11-23";
const event = (rest: object = {}) => ({
  uid: "release-7@questshelf",
  day: "2027-03-02",
  title: "Elden Ring",
  description: "PC",
  url: "https://shelf.test/game/1/elden-ring",
  ...rest,
});
const unfold = (ics: string) => ics.replace(/\r\n[ \t]/g, "").split("\r\n");

describe("an iCalendar file", () => {
  it("has an all-day event for each release", () => {
    expect(toIcs("My games", [event()], TODAY).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Questshelf//Release calendar//EN",
      "CALSCALE:GREGORIAN",
      "NAME:My games",
      "X-WR-CALNAME:My games",
      "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
      "X-PUBLISHED-TTL:PT6H",
      "BEGIN:VEVENT",
      "UID:release-7@questshelf",
      "DTSTAMP:20261123T000000Z",
      "DTSTART;VALUE=DATE:20270302",
      "SUMMARY:Elden Ring",
      "DESCRIPTION:PC",
      "URL:https://shelf.test/game/1/elden-ring",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("escapes text, so that none begins a line", () => {
    const lines = unfold(
      toIcs("x", [event({ title: "a,b;c\\d\r\nEND:VEVENT\u0000\u0007", description: "1\n2" })], TODAY),
    );
    expect(lines).toContain("SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT");
    expect(lines).toContain("DESCRIPTION:1\\n2");
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });

  it.each(["a".repeat(300), "原神".repeat(60), "🎮".repeat(60), "a🎮".repeat(60), "ab🎮".repeat(60)])(
    "folds a line of more than 75 octets between characters: %s",
    (title) => {
      const ics = toIcs("x", [event({ title })], TODAY);
      expect(Math.max(...ics.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(ics).not.toContain("\ufffd");
      expect(unfold(ics)).toContain(`SUMMARY:${title}`);
    },
  );

  it("has a component also without events", () => {
    expect(toIcs("x", [], TODAY).match(/^BEGIN:V\w+/gm)).toEqual(["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE"]);
  });
});
