import { useQuery } from "@tanstack/react-query";
import { ownProfileOptions } from "@/lib/profile/own-queries";
import type { Section } from "@/lib/profile/privacy";

/** Whether others see these sections of the signed-in user; undefined while that is read, null when it cannot be read. */
export function useOthersSee(sections: readonly Section[], enabled: boolean): boolean | null | undefined {
  const { data, isError } = useQuery({ ...ownProfileOptions(), enabled });
  if (!data) return isError ? null : undefined;
  return (
    data.username !== null &&
    data.visibility !== "private" &&
    sections.every((section) => data.shownSections.includes(section))
  );
}
