"use client";

import { useQuery } from "@tanstack/react-query";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";
import { OWN_STATISTICS_PATH, statisticsPath } from "@/lib/statistics/path";
import { statisticsOptions } from "@/lib/statistics/queries";
import { StatisticsView } from "./statistics-view";
import { useOthersSee } from "./use-others-see";

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** All figures of the signed-in user's shelf, also those that others do not see. */
export function OwnStatistics() {
  useShelfSync();
  const { user, mayRead } = useSignedInPage(OWN_STATISTICS_PATH);
  const othersSee = useOthersSee(["statistics"], mayRead);
  const { data, error, isFetching, refetch } = useQuery({ ...statisticsOptions(), enabled: mayRead });
  return (
    <>
      <PageTitle title="Statistics" back={{ label: "My Collection", href: "/collection" }} />
      <p className="mt-2 text-ink-2">
        All of your collection; only you can see this page.
        {othersSee === false ? (
          " Others cannot see your statistics. You can change that in the "
        ) : user?.username ? (
          <>
            {" "}
            You choose{" "}
            <a href={statisticsPath(user.username)} className="link">
              what others see
            </a>{" "}
            in the{" "}
          </>
        ) : (
          " You choose what others see in the "
        )}
        <Link href={VISIBILITY_PATH} className="link">
          settings
        </Link>
        .
      </p>
      <div className="mt-7">
        {data ? (
          <StatisticsView
            statistics={data}
            toFirstGame={
              <Button asChild variant="primary">
                <Link href="/games">Browse games</Link>
              </Button>
            }
          />
        ) : error ? (
          <ReadError
            error={error}
            title="Your statistics could not be loaded"
            notFound="There are no statistics for this account."
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="statistics">
            <aside>
              <Skeleton className="mb-3 h-5" />
              <Skeleton className="h-5 w-2/3" />
            </aside>
            <div>
              {ROWS.map((row) => (
                <div key={row} className="finding grid h-[75px] content-center gap-2">
                  <Skeleton className="h-3.5 w-28" />
                  <Skeleton className="h-5 w-2/3" />
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
