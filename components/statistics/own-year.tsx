"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { ReadError } from "@/components/site/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";
import { OWN_STATISTICS_PATH, OWN_YEAR_PATH, yearPath, yearPicturePath } from "@/lib/statistics/path";
import { yearOptions } from "@/lib/statistics/queries";
import { useOthersSee } from "./use-others-see";
import { YearReview } from "./year-review";

/** A year of the signed-in user's shelf, with what others do not see. */
export function OwnYear() {
  useShelfSync();
  const year = useSearchParams().get("of") ?? String(new Date().getUTCFullYear());
  const { user, mayRead } = useSignedInPage(OWN_YEAR_PATH);
  const othersSee = useOthersSee(["statistics", "dates"], mayRead);
  const { data, error, isFetching, refetch } = useQuery({ ...yearOptions(year), enabled: mayRead });
  if ((!data && !error) || (data && othersSee === undefined)) return <YearSkeleton />;
  return (
    <>
      <BackToStatistics />
      <h1 className="sr-only">Year in review</h1>
      {data ? (
        <>
          <p className="mt-3 mb-6 text-ink-2">
            All of your {data.year}; only you can see this page.{" "}
            {user?.username && othersSee ? (
              <>
                You choose{" "}
                <a href={yearPath(user.username, data.year)} className="link">
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
          <YearReview
            year={data}
            {...(user?.username && othersSee ? { cardPath: yearPicturePath(user.username, data.year) } : {})}
          />
        </>
      ) : (
        <ReadError
          error={error}
          title="Your year could not be loaded"
          notFound="Nothing was added, completed or played in this year."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function BackToStatistics() {
  return (
    <Button asChild variant="ghost" size="sm" className="-ml-3.5">
      <Link href={OWN_STATISTICS_PATH}>
        <Icon name="arrow-left" className="size-4" />
        Statistics
      </Link>
    </Button>
  );
}

export function YearSkeleton() {
  return (
    <>
      <BackToStatistics />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <Skeleton className="mt-8 h-20 w-48" />
      <Skeleton className="mt-6 h-14 w-full max-w-xl" />
      {/* Ends below the screen, as nearly every year does, so that the footer does not move. */}
      <Skeleton className="mt-9 h-svh w-full rounded-card" />
    </>
  );
}
