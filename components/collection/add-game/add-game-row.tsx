"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { justAdded } from "@/components/collection/on-your-shelf/just-added";
import { useShownStatus } from "@/components/collection/optimistic-changes";
import { StatusButtons } from "@/components/collection/status-buttons";
import { saveFailure, useSaveStatus } from "@/components/collection/use-shelf-writes";
import { FoundGame } from "@/components/games/search/found-game";
import { Button } from "@/components/ui/button";
import { toast, toastError } from "@/components/ui/toast-store";
import { authPath } from "@/lib/auth/next-path";
import { sessionOptions, useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import type { SaveAnswer } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUS_LABELS } from "@/lib/collection/status";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import type { GameSummary } from "@/lib/games/schema";

type AddGameRowProps = { game: GameSummary; onClose: () => void };

/** A search result: a link to the game's page, and buttons that add the game. */
export function AddGameRow({ game, onClose }: AddGameRowProps) {
  return (
    <li
      data-game-row=""
      className="flex flex-wrap items-center gap-x-2 rounded-[10px] pr-1 max-sm:gap-0 max-sm:pr-0 max-sm:pb-1.5 transition-colors duration-150 focus-within:bg-raised hover:bg-raised"
    >
      <Link
        href={game.path}
        prefetch={false}
        onClick={onClose}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-[10px] p-2 -outline-offset-2 max-sm:basis-full"
      >
        <FoundGame game={game} />
      </Link>
      <AddAs game={game} onClose={onClose} />
    </li>
  );
}

function AddAs({ game, onClose }: AddGameRowProps) {
  // From browse, adding a game leads to the landing page.
  const isBrowsing = usePathname().startsWith("/games");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { data: saved = null } = useQuery({
    ...statusesOptions(),
    enabled: user !== null,
    select: (statuses) => statuses[game.id] ?? null,
  });
  const { status, isPending } = useShownStatus(game.id, saved);
  const goHome = ({ item }: SaveAnswer) => {
    toast({ title: `Game added to ${STATUS_LABELS[item.status]} list`, variant: "success" });
    justAdded.set(game.id);
    onClose();
    router.push("/");
  };
  const saving = useSaveStatus(game, saveFailure(saved), isBrowsing ? goHome : undefined);
  const choose = async (choice: ChoosableStatus) => {
    // The session may still be loading.
    const session = await queryClient.ensureQueryData(sessionOptions()).catch(() => null);
    if (!session) toastError(ACCOUNT_UNAVAILABLE_MESSAGE);
    else if (session.user) saving.save(choice);
    else {
      onClose();
      router.push(authPath(`${window.location.pathname}${window.location.search}`));
    }
  };
  const { failed } = saving;
  return (
    <>
      <StatusButtons
        game={game}
        look="row"
        className="shrink-0 max-sm:w-full max-sm:px-1"
        status={user ? status : null}
        isPending={isPending && !saving.isSaved}
        isDone={saving.isDone}
        onChoose={(choice) => void choose(choice)}
      />
      {failed ? (
        <p className="flex basis-full items-center pl-2 text-[13px] text-danger-text">
          Not saved
          <Button variant="ghost" size="sm" onClick={() => void choose(failed)}>
            Try again
          </Button>
        </p>
      ) : null}
    </>
  );
}
