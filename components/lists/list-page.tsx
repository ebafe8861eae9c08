import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { BoardMessage } from "@/components/site/board-message";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import { LIST_PAGE_SIZE, listPath, userListsPath } from "@/lib/lists/path";
import type { PublicList } from "@/lib/lists/public-lists";
import { CopyLink } from "./copy-link";
import { ListCovers } from "./list-covers";
import { ListRows } from "./list-rows";
import { OwnerTools } from "./owner-tools";
import { PageLinks } from "./page-links";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

type ListPageProps = { list: PublicList; avatarUrl: string | null; page: number };

/** A list as everyone sees it: rows with numbers or notes, otherwise covers on boards. */
export function ListPage({ list, avatarUrl, page }: ListPageProps) {
  const { id, title, description, username, isRanked, size, entries, coverUrls } = list;
  const pages = Math.ceil(size / LIST_PAGE_SIZE);
  const hasRows = isRanked || entries.some(({ note }) => note !== null);
  return (
    <article>
      <header className="relative isolate">
        {coverUrls[0] ? <HeroBackdrop coverUrl={coverUrls[0]} /> : null}
        <div className="wrap pt-10 md:pt-16">
          <Link
            href={userListsPath(username)}
            className="inline-flex max-w-full items-center gap-2.5 rounded-pill pr-1 font-medium text-[15px] text-ink-2 hover:text-ink"
          >
            <ProfileAvatar username={username} avatarUrl={avatarUrl} className="size-8 text-[12px]" />
            <span className="truncate">{username}</span>
          </Link>
          <h1 className="mt-4 text-balance text-[32px] [overflow-wrap:anywhere] md:text-[48px]">
            {title}
            {page > 1 ? <span className="sr-only">, page {page}</span> : null}
          </h1>
          {description ? (
            <p className="mt-3 max-w-[68ch] whitespace-pre-line text-[16px] text-ink-2 [overflow-wrap:anywhere] md:text-[17px]">
              {description}
            </p>
          ) : null}
          <p className="mt-4 text-[14px] text-ink-3">
            {[
              plural(size, "game"),
              ...(isRanked ? ["ranked"] : []),
              `updated ${DATE.format(new Date(list.updatedAt))}`,
            ].join(" · ")}
          </p>
          <div className="mt-5 flex min-h-9 flex-wrap gap-2">
            <CopyLink path={listPath(list)} />
            <OwnerTools listId={id} title={title} username={username} />
          </div>
        </div>
      </header>
      {/* Above the backdrop, which is higher than the header. */}
      <div className="wrap relative mt-8 md:mt-10">
        {entries.length === 0 ? <BoardMessage title="This list has no games yet" /> : null}
        {hasRows ? (
          <ListRows entries={entries} first={(page - 1) * LIST_PAGE_SIZE + 1} isRanked={isRanked} />
        ) : (
          <ListCovers entries={entries} />
        )}
        <PageLinks page={page} pages={pages} hrefOf={(number) => listPath(list, number)} />
      </div>
    </article>
  );
}
