"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { reportFailure } from "@/components/collection/shelf-sync";
import { AddressButtons } from "@/components/ui/address-buttons";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useCopy } from "@/components/ui/use-copy";
import { api } from "@/lib/browser-api";
import { ACCOUNT_UNAVAILABLE_MESSAGE, messageOf } from "@/lib/errors";
import { localDate } from "@/lib/local-date";
import { programKeys } from "@/lib/programs/keys";
import { atomPath } from "@/lib/programs/path";
import { addressesOptions } from "@/lib/programs/queries";
import { PROGRAM_KINDS, type ProgramKind } from "@/lib/programs/schema";
import { userReviewsAtomPath } from "@/lib/reviews/path";
import { Group } from "./group";
import { useSettings } from "./settings-context";

const WORDS: Record<ProgramKind, { title: string; text: string }> = {
  shelf: {
    title: "Your shelf, JSON",
    text: "All games with status, rating, hours, dates and tags, for your own tools.",
  },
  playing: {
    title: "Now playing, JSON",
    text: "The games you are playing, the last played first, for your home page or a dashboard.",
  },
  export: {
    title: "Everything, JSON",
    text: "The whole export, for backups: curl -fO, followed by the address. It has your e-mail address, your notes and your private lists.",
  },
};

const SMALL_HEADING = "font-[550] font-sans text-[15px] leading-normal tracking-normal";

/** Addresses by which programs read what is the user's own, and the public feeds. */
export function ProgramsSection() {
  const { person, isLocked } = useSettings();
  const id = person?.user.id ?? "";
  const addresses = useQuery({ ...addressesOptions(id), enabled: person !== null && !isLocked });
  const username = person?.user.username;
  return (
    <>
      <Group
        title="Secret addresses"
        text="Programs cannot sign in. Anyone who has one of these addresses can read its data without your password. Keep it secret, and renew it if others have seen it."
      >
        <div className="mt-3.5">
          {addresses.isError && !addresses.data ? (
            <LoadFailed
              text={ACCOUNT_UNAVAILABLE_MESSAGE}
              isRetrying={addresses.isFetching}
              onRetry={() => void addresses.refetch()}
            />
          ) : (
            PROGRAM_KINDS.map((kind) => (
              <SecretAddress
                key={kind}
                kind={kind}
                userId={id}
                createdAt={addresses.data ? addresses.data[kind] : undefined}
              />
            ))
          )}
        </div>
      </Group>
      <Group
        title="Feeds"
        text="For feed readers: what you finished, reviewed and listed, or your reviews alone, as your profile shows them. Everyone can read them. For the reviews of a game, give your reader the address of the game's page."
      >
        {username ? (
          <div className="mt-3.5 grid gap-4">
            <Feed title="Atom feed" path={atomPath(username)} />
            <Feed title="Atom feed of your reviews" path={userReviewsAtomPath(username)} />
          </div>
        ) : null}
      </Group>
    </>
  );
}

function Feed({ title, path }: { title: string; path: string }) {
  return (
    <section aria-label={title}>
      <h3 className={cn(SMALL_HEADING, "mb-1.5")}>{title}</h3>
      <Address label="Address" path={path} />
    </section>
  );
}

type SecretAddressProps = {
  kind: ProgramKind;
  userId: string;
  /** Null while there is none, undefined while it loads. */
  createdAt: string | null | undefined;
};

function SecretAddress({ kind, userId, createdAt }: SecretAddressProps) {
  const { title, text } = WORDS[kind];
  const queryClient = useQueryClient();
  const onError = (error: Error) => void reportFailure(queryClient, error, messageOf(error));
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: programKeys.addresses(userId) });
  const renewing = useMutation({
    mutationFn: () => api.post("/api/programs/[kind]", { params: { kind } }),
    onSuccess,
    onError,
  });
  const deleting = useMutation({
    mutationFn: () => api.delete("/api/programs/[kind]", { params: { kind } }),
    onSuccess: () => {
      renewing.reset();
      return onSuccess();
    },
    onError,
  });
  return (
    <section aria-label={title} className="border-line border-t py-4">
      <h3 className={SMALL_HEADING}>{title}</h3>
      <p className="text-[14px] text-ink-2">{text}</p>
      <div className="mt-3 min-h-11">
        {createdAt === undefined ? <Skeleton className="h-11 max-w-[224px]" /> : null}
        {createdAt === null && !renewing.data ? (
          <Button
            size="sm"
            // Takes the focus from "Turn off".
            autoFocus={deleting.isSuccess}
            pending={renewing.isPending}
            onClick={() => renewing.mutate()}
          >
            Create address
          </Button>
        ) : null}
        {createdAt || renewing.data ? (
          <>
            {renewing.data ? (
              <>
                <Address autoFocus label="Secret address, shown only now" path={renewing.data.path} />
                <p className="mt-2 text-[14px] text-ink-2">Copy it now. It is not shown again.</p>
              </>
            ) : createdAt ? (
              <p className="text-[14px] text-ink-3">
                {`Created on ${localDate(createdAt)}, and shown only then.`}
              </p>
            ) : null}
            <div className="mt-3 flex flex-wrap gap-3">
              <AddressButtons
                pending={renewing.isPending ? "renew" : deleting.isPending ? "turn off" : null}
                onRenew={() => renewing.mutate()}
                onTurnOff={() => deleting.mutate()}
              />
            </div>
          </>
        ) : null}
      </div>
    </section>
  );
}

type AddressProps = {
  label: string;
  path: string;
  /** It replaces the button that had the focus. */
  autoFocus?: boolean;
};

function Address({ label, path, autoFocus }: AddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(path, location.origin).href;
  const [state, copy] = useCopy(url, field);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Input
        ref={field}
        autoFocus={autoFocus}
        aria-label={label}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1 basis-60 text-ellipsis"
      />
      <Button size="sm" onClick={() => void copy()}>
        <Icon name={state === "copied" ? "check" : "copy"} className="size-4" />
        Copy
      </Button>
      {/* The button's icon says it to others: a text would move the button. */}
      <p role="status" className="sr-only">
        {state === "copied" ? "Copied" : null}
      </p>
      <p role="status" className="text-[14px] text-ink-2 empty:hidden">
        {state === "failed" ? "Selected: copy it with Ctrl+C" : null}
      </p>
    </div>
  );
}
