import type { MouseEvent } from "react";

/** True for a click that a key made: browsers count the clicks of a pointer in `detail`, and those of a key as 0. */
export function isKeyClick({ detail }: MouseEvent): boolean {
  return detail === 0;
}
