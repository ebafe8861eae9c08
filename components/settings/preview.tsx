"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { GameCover } from "@/components/games/game-cover";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { cn } from "@/components/ui/cn";
import { collectionOptions } from "@/lib/collection/queries";
import { formatCount } from "@/lib/format-count";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";
import { profilePath } from "@/lib/profile/profile-route";
import type { Person } from "./settings-context";

const COVERS = 4;

/** The saved profile as visitors see it. */
export function Preview({ person: { profile }, username }: { person: Person; username: string }) {
  const { avatarUrl, bannerUrl, about, visibility, showImported } = profile;
  const { data } = useQuery(collectionOptions({ status: "playing", q: "", sort: "added" }, 0));
  const isVisibility = usePathname() === VISIBILITY_PATH;
  const counts = data?.counts;
  const covers = data?.items.slice(0, COVERS) ?? [];
  return (
    <>
      <p className="mb-3 font-[550] text-[13px] text-ink-3">As others see you</p>
      {visibility === "private" ? (
        <p className="rounded-2xl border border-line bg-surface p-5 text-[14px] text-ink-2">
          “Profile not found”: your profile is private.
        </p>
      ) : (
        <div
          className={cn(
            "overflow-hidden rounded-2xl border border-line bg-surface pb-[11px]",
            !data && "min-h-[360px]",
          )}
        >
          <div className="h-[84px] bg-raised">
            {bannerUrl ? <img src={bannerUrl} alt="" className="size-full object-cover" /> : null}
          </div>
          <div className="px-[18px] pb-[18px]">
            <span className="-mt-[30px] relative inline-block rounded-full ring-4 ring-surface">
              <ProfileAvatar username={username} avatarUrl={avatarUrl} className="size-[60px] text-[22px]" />
            </span>
            <p className="mt-2 font-[650] font-display text-[20px] leading-[1.2] [overflow-wrap:anywhere]">
              {username}
            </p>
            {about ? (
              <p className="mt-1.5 line-clamp-6 whitespace-pre-line text-[14px] text-ink-2 leading-[1.45] [overflow-wrap:anywhere]">
                {about}
              </p>
            ) : null}
            {counts ? (
              <p className="mt-3 text-[14px] text-ink-3 [&_b]:font-semibold [&_b]:text-ink">
                <b>{formatCount(counts.all - (showImported ? 0 : counts.unsorted))}</b> games
                <b className="ml-2.5">{formatCount(counts.completed)}</b> completed
              </p>
            ) : null}
            {covers.length > 0 ? (
              <>
                <ul className="mt-4 grid grid-cols-4 gap-2">
                  {covers.map(({ game }) => (
                    <li key={game.id}>
                      <GameCover name={game.name} coverUrl={game.coverUrl} sizes="52px" />
                    </li>
                  ))}
                </ul>
                <div aria-hidden="true" className="board -mx-[18px]" />
              </>
            ) : null}
          </div>
        </div>
      )}
      <p className="mt-3 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
        {isVisibility
          ? "Also your widget and your share cards follow these choices."
          : `${window.location.host}${profilePath(username)}`}
      </p>
    </>
  );
}
