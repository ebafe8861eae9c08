import { useQuery } from "@tanstack/react-query";
import { ownProfileOptions } from "@/lib/profile/own-queries";
import type { Section } from "@/lib/profile/privacy";

/** Whether others see these sections of the signed-in user; undefined until that is known, false when it cannot be read. */
export function useOthersSee(sections: readonly Section[], enabled: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...ownProfileOptions(), enabled });
  if (!data) return isError ? false : undefined;
  return (
    data.username !== null &&
    data.visibility !== "private" &&
    sections.every((section) => data.shownSections.includes(section))
  );
}
