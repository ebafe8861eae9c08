import type { ReactNode } from "react";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { plural } from "@/lib/format-count";
import type { ListSummary } from "@/lib/lists/schema";

const SHOWN_COVERS = 5;
const COVER_SIZES = "(min-width: 1280px) 72px, (min-width: 640px) 8vw, 18vw";

type ListCardProps = {
  list: ListSummary;
  href: string;
  /** Beside the number of games. */
  mark?: ReactNode;
};

/** A list's title, size and first covers, as one link. */
export function ListCard({ list, href, mark }: ListCardProps) {
  const { title, description, size, isRanked, coverUrls } = list;
  return (
    <Link href={href} className="group block h-full rounded-cover">
      <span className="block font-semibold leading-[1.35] decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
        {title}
      </span>
      {description ? (
        <span className="mt-0.5 line-clamp-1 text-[14px] text-ink-2 [overflow-wrap:anywhere]">
          {description}
        </span>
      ) : null}
      <span className="flex flex-wrap items-center gap-x-3 text-[14px] text-ink-3 tabular-nums">
        {[plural(size, "game"), ...(isRanked ? ["ranked"] : [])].join(" · ")}
        {mark}
      </span>
      <span aria-hidden="true" className="mt-[10px] grid min-h-[64px] grid-cols-5 items-start gap-[8px]">
        {coverUrls.slice(0, SHOWN_COVERS).map((coverUrl) => (
          <GameCover
            key={coverUrl}
            name=""
            coverUrl={coverUrl}
            sizes={COVER_SIZES}
            className="rounded-[5px]"
          />
        ))}
      </span>
    </Link>
  );
}

export function ListCardSkeleton() {
  return (
    <li>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-1.5 h-4 w-1/3" />
      <div className="mt-[10px] grid grid-cols-5 gap-[8px] *:aspect-[3/4]">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </li>
  );
}

export function ListGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-[48px] gap-y-[32px] sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}
