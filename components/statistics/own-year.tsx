"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { ReadError } from "@/components/page/read-error";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";
import { OWN_STATISTICS_PATH, OWN_YEAR_PATH, yearPath } from "@/lib/statistics/path";
import { yearOptions } from "@/lib/statistics/queries";
import { useOthersSee } from "./use-others-see";
import { YearPoster } from "./year-poster";

/** A year of the signed-in user's shelf, with what others do not see. */
export function OwnYear() {
  useShelfSync();
  const year = useSearchParams().get("of") ?? String(new Date().getUTCFullYear());
  const { user, mayRead } = useSignedInPage(OWN_YEAR_PATH);
  const othersSee = useOthersSee(["statistics", "dates"], mayRead);
  const { data, error, isFetching, refetch } = useQuery({ ...yearOptions(year), enabled: mayRead });
  if ((!data && !error) || (data && othersSee === undefined)) return <YearSkeleton />;
  if (!data)
    return (
      <ReadError
        error={error}
        title="Your year could not be loaded"
        notFound="Nothing was added, completed or played in this year."
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const sharedBy = othersSee ? (user?.username ?? null) : null;
  return (
    <YearPoster
      year={data}
      owner={{ username: user?.username ?? null, avatarUrl: user?.avatarUrl ?? null }}
      sharedBy={sharedBy}
    >
      <Link href={OWN_STATISTICS_PATH} className="link">
        Statistics
      </Link>
      <p className="ml-auto">
        {sharedBy ? (
          <>
            Only you see this page. You choose{" "}
            <a href={yearPath(sharedBy, data.year)} className="link">
              what others see
            </a>{" "}
            in the{" "}
          </>
        ) : (
          "To share it, show dates and statistics in the "
        )}
        <Link href={VISIBILITY_PATH} className="link">
          settings
        </Link>
        .
      </p>
    </YearPoster>
  );
}

export function YearSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center pt-3">
      <Skeleton className="size-8 rounded-full" />
      <Skeleton className="mt-[18px] h-[clamp(96px,20vw,172px)] w-[clamp(240px,56vw,460px)]" />
      <Skeleton className="mt-[30px] h-[72px] w-80 max-w-full" />
      <div className="mt-12 h-[170px] md:h-[235px]" />
      <div className="board w-full" />
      {/* Ends below the screen, as nearly every year does, so that the footer does not move. */}
      <div className="h-svh" />
    </div>
  );
}
