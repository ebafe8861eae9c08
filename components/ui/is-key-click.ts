import type { MouseEvent } from "react";

/** True for a click by keyboard: its `detail` is 0, while pointer clicks are counted from 1. */
export function isKeyClick({ detail }: MouseEvent): boolean {
  return detail === 0;
}
