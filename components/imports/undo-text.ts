import { countOf } from "./import-words";

export const undoText = (written: number) =>
  `It touched ${countOf(written, "game")}. Games that it added leave your shelf, and games that it changed get their old values back. What you have changed yourself since stays.`;
