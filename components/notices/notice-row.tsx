"use client";

import type { ReactNode } from "react";
import { GameCover } from "@/components/games/game-cover";
import { Avatar } from "@/components/page/avatar";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { timeOfDay } from "@/lib/feed/times";
import { formatCount, plural } from "@/lib/format-count";
import { gamePath } from "@/lib/games/slug";
import { importPath } from "@/lib/imports/path";
import { listPath } from "@/lib/lists/path";
import type { Notice } from "@/lib/notices/schema";
import { peoplePath } from "@/lib/people/path";
import { profilePath } from "@/lib/profile/profile-route";
import { reviewPath } from "@/lib/reviews/path";

type NoticeRowProps = {
  notice: Notice;
  /** The user's own. */
  username: string | null;
  isUnread: boolean;
  now: Date;
};

/** One link, to what the notice is about. */
export function NoticeRow({ notice, username, isUnread, now }: NoticeRowProps) {
  const { face, text, href } = wordsOf(notice, username);
  const time = timeOfDay(notice.at, now);
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        href={href}
        className="group -mx-3 grid min-h-[68px] grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-card px-3 py-3 hover:bg-surface"
      >
        {face}
        <span className="text-[15px] text-ink-2 [overflow-wrap:anywhere]">
          {text}
          {time ? (
            <span className="text-ink-3">
              {" · "}
              <time dateTime={notice.at}>{time}</time>
            </span>
          ) : null}
        </span>
        {isUnread ? (
          <span className="size-2 rounded-full bg-lamp">
            <span className="sr-only">New</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

function wordsOf({ kind, count, people, game, list, import: of }: Notice, username: string | null) {
  const [person] = people;
  const face = person ? (
    <Avatar name={person.username} avatarUrl={person.avatarUrl} className="size-10 text-[14px]" />
  ) : (
    <IconFace name={kind === "imports" ? "download" : kind === "likes" ? "heart" : "users-round"} />
  );
  if (kind === "follows") {
    const isOne = count === 1 && person;
    return {
      face,
      text: (
        <>
          {namesOf(people, count)} {count === 1 ? "follows you" : "follow you"}
        </>
      ),
      href: isOne ? profilePath(person.username) : username ? peoplePath(username, "followers") : "/notices",
    };
  }
  if (kind === "likes") {
    const likes = count === 1 ? "likes" : "like";
    return list
      ? {
          face,
          text: (
            <>
              {namesOf(people, count)} {likes} your list <Strong>{list.title}</Strong>
            </>
          ),
          href: listPath(list),
        }
      : {
          face,
          text: (
            <>
              {namesOf(people, count)} {likes} your review of <Strong>{game?.name}</Strong>
            </>
          ),
          href: game && username ? reviewPath(username, game.id) : "/notices",
        };
  }
  if (kind === "releases" && game) {
    return {
      face: (
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          isAdult={game.isAdult}
          sizes="40px"
          className="w-10 rounded-[5px]"
        />
      ),
      text: (
        <>
          <Strong>{game.name}</Strong> is out
        </>
      ),
      href: gamePath(game),
    };
  }
  return {
    face,
    text: (
      <>
        <Strong>{of?.fileName}</Strong> is imported: {plural(of?.added ?? 0, "game")} added,{" "}
        {formatCount(of?.changed ?? 0)} changed
      </>
    ),
    href: importPath(of?.id ?? ""),
  };
}

function IconFace({ name }: { name: Parameters<typeof Icon>[0]["name"] }) {
  return (
    <span className="grid size-10 place-items-center rounded-full bg-raised text-ink-2">
      <Icon name={name} className="size-[18px]" />
    </span>
  );
}

const Strong = ({ children }: { children: ReactNode }) => (
  <span className="font-semibold text-ink decoration-line-strong underline-offset-4 group-hover:underline">
    {children}
  </span>
);

/** "mirabel", "mirabel and tomas", "mirabel and 4 others"; without names "Someone" or "3 people". */
function namesOf(people: Notice["people"], count: number): ReactNode {
  const [first, second] = people;
  if (!first) return count === 1 ? "Someone" : plural(count, "person", "people");
  const name = <Strong>{first.username}</Strong>;
  if (count === 1) return name;
  return count === 2 && second ? (
    <>
      {name} and <Strong>{second.username}</Strong>
    </>
  ) : (
    <>
      {name} and {plural(count - 1, "other")}
    </>
  );
}
