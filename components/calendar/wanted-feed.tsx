"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { reportFailure } from "@/components/collection/shelf-sync";
import { AddressButtons } from "@/components/ui/address-buttons";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { withQueries } from "@/components/ui/query-provider";
import { Skeleton } from "@/components/ui/skeleton";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { calendarKeys } from "@/lib/calendar/keys";
import { feedOptions } from "@/lib/calendar/queries";
import { ACCOUNT_UNAVAILABLE_MESSAGE, messageOf } from "@/lib/errors";
import { localDate } from "@/lib/local-date";
import { FeedAddress } from "./feed-address";

/** The secret address of the visitor's wanted games. */
export const WantedFeed = withQueries(SecretFeed);

function SecretFeed() {
  const path = usePathname();
  const { user, isLoading, isError, isFetching, retry } = useSession();
  if (isLoading) return <Waiting />;
  if (isError)
    return <LoadFailed text={ACCOUNT_UNAVAILABLE_MESSAGE} isRetrying={isFetching} onRetry={retry} />;
  if (user) return <OwnFeed userId={user.id} />;
  return (
    <Text>
      <Link href={authPath(path)} className="font-semibold text-lamp-text underline underline-offset-4">
        Sign in
      </Link>{" "}
      to get a calendar of the games on your shelf that you want to play.
    </Text>
  );
}

function OwnFeed({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const feed = useQuery(feedOptions(userId));
  const onError = (error: Error) => void reportFailure(queryClient, error, messageOf(error));
  const renewing = useMutation({
    mutationFn: () => api.post("/api/calendar-feed"),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calendarKeys.feed(userId) }),
    onError,
  });
  const deleting = useMutation({
    mutationFn: () => api.delete("/api/calendar-feed"),
    onSuccess: (none) => {
      queryClient.setQueryData(calendarKeys.feed(userId), none);
      renewing.reset();
    },
    onError,
  });
  if (feed.isPending) return <Waiting />;
  if (!feed.data)
    return (
      <LoadFailed
        text={ACCOUNT_UNAVAILABLE_MESSAGE}
        isRetrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  const { createdAt } = feed.data;
  if (createdAt === null) {
    return (
      <>
        <Text>
          A calendar of your own, at a secret address. Anyone with the address sees these games and their
          dates, and nothing else about you.
        </Text>
        <Button pending={renewing.isPending} onClick={() => renewing.mutate()}>
          Create secret address
        </Button>
      </>
    );
  }
  return (
    <>
      {renewing.data ? (
        <>
          <Text>Keep this address secret. For your safety it is shown only now.</Text>
          <FeedAddress label="Secret address of my games" path={renewing.data.path} />
        </>
      ) : (
        <Text>
          Your secret address was created on {localDate(createdAt)}, and shown only then. If you lost it, or
          someone else knows it, renew it: the old one then stops working.
        </Text>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <AddressButtons
          pending={renewing.isPending ? "renew" : deleting.isPending ? "turn off" : null}
          onRenew={() => renewing.mutate()}
          onTurnOff={() => deleting.mutate()}
        />
      </div>
    </>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="mb-4 text-[14.5px] text-ink-2">{children}</p>;
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-4 h-10" />
      <Skeleton className="h-[42px] max-w-[224px]" />
    </div>
  );
}
