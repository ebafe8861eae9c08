"use client";

import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Input } from "@/components/ui/input";
import { EMPTY_ID } from "@/lib/steam-library/messages";
import { SyncButton } from "./account-line";
import { SteamSignInButton } from "./sign-in-button";
import type { SteamImport } from "./use-steam-import";

const LOOKUP_HELPER = "https://steamid.io/";

/** The account: a 64-bit id or a profile URL. */
export function AccountForm({ steam }: { steam: SteamImport }) {
  const { steamId, setSteamId, isEmpty, fetchGames, library, progress } = steam;
  return (
    <form
      noValidate
      className="mt-3 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        fetchGames();
      }}
    >
      <label htmlFor="steam-id" className="field-label">
        Steam ID
      </label>
      <div className="flex gap-2">
        <Input
          id="steam-id"
          className="min-w-0 flex-1 tabular-nums max-sm:px-2.5 max-sm:tracking-[-0.02em]"
          placeholder="76561198000000000"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={steamId}
          aria-invalid={isEmpty || undefined}
          aria-describedby="steam-id-note"
          onChange={(event) => setSteamId(event.target.value)}
        />
        <Button
          type="submit"
          variant={library.data ? "secondary" : "primary"}
          className="max-sm:px-3"
          aria-disabled={progress.isRunning || undefined}
          aria-busy={library.isPending}
        >
          {library.isPending ? "Fetching..." : "Fetch Games"}
        </Button>
      </div>
      <p id="steam-id-note" className="text-[13px] text-ink-3">
        {isEmpty ? <span className="text-danger-text">{EMPTY_ID}. </span> : null}
        17 digits, or your profile’s address.{" "}
        <ExternalLink href={LOOKUP_HELPER}>Find your Steam ID</ExternalLink>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <SteamSignInButton page="import" disabled={progress.isRunning} />
        <SyncButton steam={steam} />
      </div>
    </form>
  );
}
