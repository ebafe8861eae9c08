"use client";

import { useQuery } from "@tanstack/react-query";
import { usePendingChanges } from "@/components/collection/optimistic-changes";
import { useAddGames } from "@/components/collection/select/use-bulk-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import { formatCount } from "@/lib/format-count";
import { editListPath } from "@/lib/lists/path";

type OwnProgressProps = {
  listId: string;
  username: string;
  gameIds: readonly number[];
  /** On phones one line above the list, elsewhere a part of the column beside it. */
  isLine?: boolean;
};

export function OwnProgress({ listId, username, gameIds, isLine }: OwnProgressProps) {
  const { user } = useSession();
  const { data: statuses } = useQuery({ ...statusesOptions(), enabled: user !== null });
  const adding = usePendingChanges().flatMap((change) => (change.edits?.status ? change.gameIds : []));
  const { add: addGames, isPending } = useAddGames();
  if (!user || !statuses) return null;
  const missing = gameIds.filter((id) => !statuses[id] && !adding.includes(id));
  const completed = gameIds.filter((id) => statuses[id] === "completed").length;
  const rest = gameIds.length - missing.length - completed;
  const isOwn = user.username === username;
  const add = () => addGames(missing, "want");
  const addLabel = `Add the other ${missing.length === 1 ? "game" : formatCount(missing.length)}`;
  const bar = (
    <div className="h-2 overflow-hidden rounded-[5px] bg-line">
      <div
        className="h-full rounded-[5px] bg-lamp"
        style={{ width: `${gameIds.length ? (100 * completed) / gameIds.length : 0}%` }}
      />
    </div>
  );
  if (isLine) {
    return (
      <>
        <div className="flex min-h-[44px] items-center gap-3 text-[14px]">
          <b className="font-semibold tabular-nums">{`${completed} of ${gameIds.length} completed`}</b>
          {missing.length > 0 ? (
            <Button variant="link" size="inline" pending={isPending} onClick={add} className="min-h-[44px]">
              {addLabel}
            </Button>
          ) : null}
          {isOwn ? (
            <Link href={editListPath(listId)} className="ml-auto py-3 font-[550] text-lamp-text">
              Edit
            </Link>
          ) : null}
        </div>
        {bar}
      </>
    );
  }
  return (
    <section aria-labelledby="your-progress">
      <h2 id="your-progress" className="caption mb-3">
        You and this list
      </h2>
      <p className="flex items-baseline justify-between">
        <span className="font-[650] font-display text-[34px] leading-none tabular-nums">
          {formatCount(completed)}{" "}
          <span className="text-[19px] text-ink-3">of {formatCount(gameIds.length)}</span>
        </span>
        <span className="text-[14px] text-ink-2">completed</span>
      </p>
      <div className="mt-3.5 mb-[18px]">{bar}</div>
      <div className="grid gap-2">
        {isOwn ? (
          <Button asChild variant="primary">
            <Link href={editListPath(listId)}>
              <Icon name="pencil" className="size-4" />
              Edit
            </Link>
          </Button>
        ) : null}
        {missing.length > 0 ? (
          <Button variant={isOwn ? "secondary" : "primary"} pending={isPending} onClick={add}>
            <Icon name="plus" className="size-[18px]" />
            {`${addLabel} to Want to Play`}
          </Button>
        ) : null}
      </div>
      {rest > 0 ? (
        <p className="mt-2.5 text-[13px] text-ink-3">
          {rest === 1
            ? "One more is on your shelf already."
            : `${formatCount(rest)} more are on your shelf already.`}
        </p>
      ) : null}
    </section>
  );
}
