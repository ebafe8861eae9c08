"use client";

import { useState } from "react";
import { BoardMessage } from "@/components/page/board-message";
import { ExternalLink } from "@/components/ui/external-link";
import { Skeleton } from "@/components/ui/skeleton";
import { overviewOf, rowStateOf, toApp } from "@/lib/steam-library/library-state";
import { NO_PLAY_TIMES, PRIVACY_SETTINGS } from "@/lib/steam-library/messages";
import type { LibraryGame } from "@/lib/steam-library/schema";
import { ImportBar } from "./import-bar";
import { LibraryList } from "./library-list";
import { type LibraryProblem, problemOf } from "./library-problem";
import { MatchDialog } from "./match-dialog";
import { SyncChangesList } from "./sync-changes-list";
import type { SteamImport } from "./use-steam-import";
import { WishlistTick } from "./wishlist-tick";

const SKELETONS = ["one", "two", "three", "four", "five", "six"];

/** The library and its import, or why there is none. */
export function LibraryPanel({ steam }: { steam: SteamImport }) {
  const { library, imports, progress, queue } = steam;
  const [changing, setChanging] = useState<LibraryGame | null>(null);
  const [wantsMissing, setWantsMissing] = useState(false);

  if (library.isPending) return <Loading />;
  if (library.isError) return <Problem {...problemOf(library.error)} />;
  const changes = steam.changes ? <SyncChangesList changes={steam.changes} /> : null;
  if (!library.data) {
    return (
      <>
        {changes}
        <p className="mt-4 text-[14px] text-ink-3">
          Your games are added to your shelf as “Imported”. What you entered there stays as it is, however
          often you import.
        </p>
      </>
    );
  }
  const { iconsUrl, response } = library.data;
  if (response.games.length === 0) return <Problem {...problemOf(null)} />;
  const overview = overviewOf(response.games, progress.states, imports);
  const showsMissing = wantsMissing && overview.notFound > 0;
  const isMissing = ({ appid }: LibraryGame) =>
    rowStateOf(appid, progress.states.get(appid), imports).kind === "not_found";
  const missing = overview.notFound > 0 ? response.games.filter(isMissing) : [];
  return (
    <>
      {changes}
      {response.games.every(({ playtime_forever }) => playtime_forever === 0) ? (
        <p className="mt-3 text-[13px] text-ink-2">
          {NO_PLAY_TIMES} <ExternalLink href={PRIVACY_SETTINGS}>Steam’s privacy settings</ExternalLink>
        </p>
      ) : null}
      <LibraryList
        key={String(showsMissing)}
        games={showsMissing ? missing : response.games}
        iconsUrl={iconsUrl}
        states={progress.states}
        imports={imports}
        onImport={(app) => queue.add([app])}
        onChange={setChanging}
      />
      <WishlistTick steam={steam} />
      <ImportBar
        overview={overview}
        total={response.games.length}
        progress={progress}
        queue={queue}
        showsMissing={showsMissing}
        onShowMissing={setWantsMissing}
        onRetryMissing={() => queue.add(missing.map(toApp))}
        onImportAll={() => steam.importAll(overview.fresh)}
        wantsMore={steam.wantsWishlist}
      />
      <MatchDialog app={changing} onMatched={queue.set} onClose={() => setChanging(null)} />
    </>
  );
}

function Problem({ title, reason, isPrivate }: LibraryProblem) {
  return (
    <div role="alert">
      <BoardMessage title={title} text={reason} className="pt-8 pb-4">
        {isPrivate ? <ExternalLink href={PRIVACY_SETTINGS}>Steam’s privacy settings</ExternalLink> : null}
      </BoardMessage>
    </div>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Fetching your games...
      </p>
      <ul className="mt-3">
        {SKELETONS.map((key) => (
          <li key={key} className="flex h-16 items-center gap-3 border-line border-b">
            <Skeleton className="size-9 rounded-[7px]" />
            <div className="grid gap-2">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3 w-24" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
