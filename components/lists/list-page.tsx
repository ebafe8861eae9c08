import { BoardMessage } from "@/components/page/board-message";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { ListLike } from "@/components/reviews/islands";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import { LIST_PAGE_SIZE, listPath, userListsPath } from "@/lib/lists/path";
import type { PublicList } from "@/lib/lists/public-lists";
import type { ListSummary } from "@/lib/lists/schema";
import { ListActions, ListProgress } from "./islands";
import { ListCard } from "./list-card";
import { ListRows } from "./list-rows";
import { PageLinks } from "./page-links";

type ListPageProps = { list: PublicList; avatarUrl: string | null; page: number; more: ListSummary[] };

/** A list as everyone sees it; what is the visitor's own loads in the browser. `more` are other lists of the author. */
export function ListPage({ list, avatarUrl, page, more }: ListPageProps) {
  const { id, title, description, username, isRanked, size, entries, gameIds } = list;
  const pages = Math.ceil(size / LIST_PAGE_SIZE);
  const ranked = isRanked ? ", ranked" : "";
  const own = { listId: id, username, gameIds };
  const copied = { id, title, username, isRanked, gameIds };
  return (
    <article className="wrap pt-[14px] md:pt-[40px]">
      <header>
        <div className="flex min-h-[44px] items-center gap-[0.5ch] text-[14px] md:text-[15px]">
          <Link
            href={userListsPath(username)}
            className="flex min-h-[44px] min-w-0 items-center gap-[12px] font-semibold hover:underline"
          >
            <ProfileAvatar
              username={username}
              avatarUrl={avatarUrl}
              className="size-[32px] text-[13px] md:size-[36px]"
            />
            <span className="truncate">{username}</span>
          </Link>
          <span className="text-ink-3 md:hidden">{`· ${plural(size, "game")}${ranked}`}</span>
          <span className="text-ink-3 max-md:hidden">{`· a list of ${size}${ranked}`}</span>
          <span className="needs-script ml-auto flex lg:ml-3">
            <ListLike listId={id} username={username} path={listPath(list)} />
          </span>
          <span className="needs-script -mr-[12px] lg:hidden">
            <ListActions list={copied} as="menu" />
          </span>
        </div>
        <h1 className="mt-[8px] text-[30px] [overflow-wrap:anywhere] md:mt-[16px] md:text-[46px]">
          {title}
          {page > 1 ? <span className="sr-only">, page {page}</span> : null}
        </h1>
        {description ? (
          <p className="mt-[8px] max-w-[60ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] md:mt-[14px] md:text-[17px]">
            {description}
          </p>
        ) : null}
      </header>
      <div className="signed-in-only mt-[8px] min-h-[52px] lg:hidden">
        <ListProgress {...own} isLine />
      </div>
      <div className="mt-[20px] grid gap-y-[40px] md:mt-[44px] lg:grid-cols-[minmax(0,1fr)_328px] lg:gap-x-[72px]">
        <div className="min-w-0">
          {entries.length === 0 ? <BoardMessage title="This list has no games yet" /> : null}
          <ListRows entries={entries} first={(page - 1) * LIST_PAGE_SIZE + 1} isRanked={isRanked} />
          <PageLinks page={page} pages={pages} hrefOf={(number) => listPath(list, number)} />
        </div>
        <aside className="self-start lg:sticky lg:top-[96px] [&>*+*]:border-line lg:[&>*+*]:mt-[20px] lg:[&>*+*]:border-t lg:[&>*+*]:pt-[20px]">
          <div className="signed-in-only min-h-[185px] max-lg:hidden">
            <ListProgress {...own} />
          </div>
          <div className="needs-script max-lg:hidden">
            <ListActions list={copied} as="rows" />
          </div>
          {more.length > 0 ? (
            <section>
              <h2 className="caption mb-3">More from {username}</h2>
              <ul className="grid gap-[22px]">
                {more.map((other) => (
                  <li key={other.id}>
                    <ListCard list={other} href={listPath(other)} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
    </article>
  );
}
