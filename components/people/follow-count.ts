import { formatCount } from "@/lib/format-count";
import { MAX_COUNTED } from "@/lib/people/path";

export const followCount = (count: number): string =>
  count > MAX_COUNTED ? `${formatCount(MAX_COUNTED)}+` : formatCount(count);
