"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { Days } from "@/components/feed/days";
import { BoardMessage } from "@/components/page/board-message";
import { ReadError } from "@/components/page/read-error";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { sessionOptions } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { noticesOptions } from "@/lib/notices/queries";
import type { Notice, Notices } from "@/lib/notices/schema";
import { NoticeRow } from "./notice-row";

const SKELETONS = ["one", "two", "three", "four", "five"];

/** What is new for the user. Opening it marks everything as read. */
export function NoticesScreen() {
  const { mayRead, user } = useSignedInPage("/notices");
  const notices = useQuery({ ...noticesOptions(), enabled: mayRead });
  useMarkRead(notices.isFetchedAfterMount ? notices.data : undefined);
  return (
    <div className="mx-auto max-w-[680px]">
      <PageTitle title="Notices">
        <Link
          href="/settings/notices"
          aria-label="Notice settings"
          data-tip="Settings"
          className="header-button"
        >
          <Icon name="settings" className="size-[19px]" />
        </Link>
      </PageTitle>
      {notices.data ? (
        <NoticeDays {...notices.data} username={user?.username ?? null} />
      ) : notices.error ? (
        <ReadError
          error={notices.error}
          title="Your notices could not be loaded"
          isFetching={notices.isFetching}
          onRetry={() => void notices.refetch()}
        />
      ) : (
        <NoticesSkeleton />
      )}
    </div>
  );
}

/** A failure leaves them unread: the next visit marks them. */
function useMarkRead(shown: Notices | undefined) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // They may have been read in another tab.
    mutationFn: async ({ notices, readAt, now }: Notices) => {
      if (notices.some(({ at }) => isUnread(at, readAt)))
        await api.patch("/api/notices", { body: { until: now } });
    },
    onSuccess: () =>
      queryClient.setQueryData(sessionOptions().queryKey, (now) =>
        now?.user ? { user: { ...now.user, unreadNotices: 0 } } : now,
      ),
  });
  useEffect(() => {
    if (shown) mutate(shown);
  }, [shown, mutate]);
}

const isUnread = (at: string, readAt: string) => Date.parse(at) > Date.parse(readAt);

function NoticeDays({ username, notices, readAt }: Notices & { username: string | null }) {
  const now = new Date();
  if (notices.length === 0) {
    return (
      <BoardMessage
        title="No notices yet"
        text="New followers, likes of your reviews and lists, releases of games you want and finished imports appear here."
      />
    );
  }
  return (
    <Days
      now={now}
      entries={notices
        .toSorted((a, b) => midnightOf(b) - midnightOf(a))
        .map((notice) => ({
          at: dayOf(notice),
          row: (
            <NoticeRow
              key={`${notice.kind} ${notice.game?.id} ${notice.list?.id} ${notice.at}`}
              notice={notice}
              username={username}
              isUnread={isUnread(notice.at, readAt)}
              now={now}
            />
          ),
        }))}
    />
  );
}

/** A release is a day of the calendar, the same in every time zone. */
const dayOf = ({ kind, at }: Notice) => (kind === "releases" ? `${at.slice(0, 10)}T12:00:00` : at);

const midnightOf = (notice: Notice) => new Date(dayOf(notice)).setHours(0, 0, 0, 0);

function NoticesSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4">
      <Skeleton className="h-3.5 w-16" />
      {SKELETONS.map((key) => (
        <div key={key} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3.5 py-3.5">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-3/5 self-center" />
        </div>
      ))}
    </div>
  );
}
