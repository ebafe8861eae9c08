import type { Status } from "./status";

export type NextStep = "add" | "want" | "start" | "log" | "resume" | "rate" | "again" | "choose";

/** The one thing to do next with a game; null for an unreleased game that is wanted already. */
export function nextStep(status: Status | null, isRated: boolean, isReleased: boolean): NextStep | null {
  if (!isReleased && (status === null || status === "imported")) return "want";
  switch (status) {
    case null:
      return "add";
    case "want":
      return isReleased ? "start" : null;
    case "playing":
    case "endless":
      return "log";
    case "paused":
    case "dropped":
      return "resume";
    case "completed":
      return isRated ? "again" : "rate";
    case "imported":
      return "choose";
  }
}

export const NEXT_STEP_LABELS: Record<NextStep, string> = {
  add: "Add to Collection",
  want: "Want to Play",
  start: "Start playing",
  log: "Log time",
  resume: "Resume",
  rate: "Rate",
  again: "Play again",
  choose: "Choose a status",
};
