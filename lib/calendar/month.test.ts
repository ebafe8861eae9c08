import { describe, expect, it } from "vitest";
import { addMonths, calendarPath, monthWeeks, parseCalendarRoute } from "./month";

const TODAY = "2026-11-20";

describe("the calendar's URLs", () => {
  it("stand for a month, the current month, and what has no day", () => {
    expect(parseCalendarRoute([], TODAY)).toEqual({ kind: "month", month: "2026-11" });
    expect(parseCalendarRoute(["2027-02"], TODAY)).toEqual({ kind: "month", month: "2027-02" });
    expect(parseCalendarRoute(["undated"], TODAY)).toEqual({ kind: "undated" });
    expect(calendarPath("now")).toBe("/calendar");
    expect(calendarPath("2027-02")).toBe("/calendar/2027-02");
    expect(calendarPath("undated")).toBe("/calendar/undated");
  });

  it("end two years before and after", () => {
    expect(parseCalendarRoute(["2024-11"], TODAY)).not.toBeNull();
    expect(parseCalendarRoute(["2024-10"], TODAY)).toBeNull();
    expect(parseCalendarRoute(["2028-11"], TODAY)).not.toBeNull();
    expect(parseCalendarRoute(["2028-12"], TODAY)).toBeNull();
  });

  it.each([["2026-13"], ["2026-00"], ["2026-1"], ["26-11"], ["soon"], ["2026-11", "20"], ["02026-11"]])(
    "does not know %s %s",
    (...segments) => {
      expect(parseCalendarRoute(segments.filter(Boolean), TODAY)).toBeNull();
    },
  );
});

describe("months", () => {
  it("are added across the end of the year", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-11", -24)).toBe("2024-11");
  });

  it("are laid out from Sunday to Saturday, every day once", () => {
    const weeks = monthWeeks("2026-11");
    expect(weeks[0]?.[0]).toBe("2026-11-01");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(monthWeeks("2028-02").flat().filter(Boolean)).toHaveLength(29);
    expect(monthWeeks("2026-12")[0]).toEqual([
      null,
      null,
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
    ]);
  });
});
