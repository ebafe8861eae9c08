"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";
import { arrange, arrangementHref, readArrangement } from "@/lib/achievements/arrangement";
import { countProgress } from "@/lib/achievements/progress";
import { progressOptions } from "@/lib/achievements/queries";
import { useSession } from "@/lib/auth/queries";
import { AchievementList } from "./achievement-list";
import type { AchievementsBoardProps } from "./achievements-board";
import { BoardToolbar, ShowTabs } from "./board-toolbar";
import { ListSection, WithProgress } from "./list-section";
import { ProgressForVisitor } from "./progress-for-visitor";

export function AchievementsWithProgress({ steamAppId, path, achievements }: AchievementsBoardProps) {
  const arrangement = readArrangement(useSearchParams());
  const { user, isLoading } = useSession();
  const steamId = user?.steamId ?? null;
  const progress = useQuery({
    ...progressOptions(steamAppId, steamId ?? ""),
    enabled: steamId !== null,
  });
  const earned = steamId !== null && progress.data?.state === "known" ? progress.data.earned : null;
  const isWaiting = arrangement.show !== "all" && (isLoading || (steamId !== null && progress.isPending));
  const listed = arrange(achievements, arrangement, earned);
  const counts = earned ? countProgress(achievements, earned) : null;
  return (
    <WithProgress>
      <ProgressForVisitor
        achievements={achievements}
        progress={steamId === null ? undefined : progress.data}
        error={steamId === null ? null : progress.error}
        isFetching={progress.isFetching}
        path={arrangementHref(path, arrangement)}
      />
      <ListSection
        toolbar={
          <BoardToolbar achievements={achievements} arranged={{ path, arrangement }}>
            {counts ? (
              <ShowTabs
                path={path}
                arrangement={arrangement}
                counts={{ all: achievements.length, earned: counts.earned, locked: counts.remaining }}
              />
            ) : null}
          </BoardToolbar>
        }
      >
        <p role="status" className="sr-only">
          {isWaiting || listed.length === achievements.length
            ? ""
            : `${listed.length} of ${achievements.length} achievements shown`}
        </p>
        {isWaiting ? (
          <p className="flex h-0 items-start gap-2.5 text-ink-2">
            <Spinner className="text-ink-3" /> Loading achievements...
          </p>
        ) : null}
        <div className={cn(isWaiting && "invisible")}>
          {listed.length > 0 ? (
            <AchievementList achievements={listed} earned={earned} />
          ) : (
            <p className="py-14 text-center text-ink-2">
              {arrangement.show === "earned"
                ? "Nothing is earned yet. The first one is the hardest."
                : "Nothing is left to earn. Well played!"}
            </p>
          )}
        </div>
      </ListSection>
    </WithProgress>
  );
}
