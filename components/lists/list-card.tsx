import type { ReactNode } from "react";
import { GameCover } from "@/components/games/game-cover";
import { LogoMark } from "@/components/site/logo";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import type { ListSummary } from "@/lib/lists/schema";

const SHOWN_COVERS = 5;
const COVER_SIZES = "(min-width: 768px) 84px, 22vw";

type ListCardProps = {
  list: ListSummary;
  href: string;
  /** Beside the number of games. */
  mark?: ReactNode;
};

/** A list as a board with its first covers, which is one link. */
export function ListCard({ list, href, mark }: ListCardProps) {
  const { title, description, size, isRanked, coverUrls } = list;
  return (
    <Link
      href={href}
      className="group block h-full rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-line-strong md:p-5"
    >
      <span aria-hidden="true" className="block">
        <span className="grid min-h-[4.5rem] grid-cols-5 items-end gap-2 px-1.5">
          {coverUrls.length === 0 ? <LogoMark className="-mb-1 size-12 opacity-70" /> : null}
          {coverUrls.slice(0, SHOWN_COVERS).map((coverUrl) => (
            <GameCover
              key={coverUrl}
              name=""
              coverUrl={coverUrl}
              sizes={COVER_SIZES}
              className="transition-transform duration-[160ms] ease-out motion-safe:group-hover:-translate-y-0.5"
            />
          ))}
        </span>
        <span className="board block" />
      </span>
      <span className="mt-4 block font-display font-semibold text-[18px] leading-snug [overflow-wrap:anywhere]">
        {title}
      </span>
      {description ? (
        <span className="mt-1 line-clamp-2 text-[14px] text-ink-2 leading-snug [overflow-wrap:anywhere]">
          {description}
        </span>
      ) : null}
      <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-3 tabular-nums">
        {[plural(size, "game"), ...(isRanked ? ["ranked"] : [])].join(" · ")}
        {mark}
      </span>
    </Link>
  );
}

export function ListGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}
