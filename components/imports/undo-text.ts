import { countOf } from "./import-words";

export const undoText = (written: number) =>
  `This import added or changed ${countOf(written, "game")}. Games that it added are removed, and games that it changed get their old values back. What you have changed yourself since then stays.`;
