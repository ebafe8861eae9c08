"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { LogoMark } from "@/components/site/logo";
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
        <Note>
          Your games are added to your shelf as “Imported”. What you entered there stays as it is, however
          often you import.
        </Note>
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

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 content-center justify-items-center gap-4 pb-6 text-center">
      <LogoMark className="size-12 opacity-80" />
      <p className="max-w-[24rem] text-ink-2">{children}</p>
    </div>
  );
}

function Problem({ title, reason, isPrivate }: LibraryProblem) {
  return (
    <div role="alert" className="grid flex-1 content-center justify-items-center gap-2 pb-6 text-center">
      <LogoMark className="mb-3 size-12 opacity-80" />
      <p className="font-display font-semibold text-[19px]">{title}</p>
      <p className="max-w-[26rem] text-ink-2">{reason}</p>
      {isPrivate ? <ExternalLink href={PRIVACY_SETTINGS}>Steam’s privacy settings</ExternalLink> : null}
    </div>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Fetching your games...
      </p>
      <ul className="mt-4 grid gap-1">
        {SKELETONS.map((key) => (
          <li key={key} className="flex h-16 items-center gap-3">
            <Skeleton className="size-9 rounded-[7px]" />
            <div className="grid gap-2">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3 w-24" />
            </div>
            <Skeleton className="ml-auto h-9 w-20 rounded-[9px]" />
          </li>
        ))}
      </ul>
    </>
  );
}
