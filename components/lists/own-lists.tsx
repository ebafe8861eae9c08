"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { BoardMessage } from "@/components/site/board-message";
import { ReadError } from "@/components/site/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { editListPath, OWN_LISTS_PATH } from "@/lib/lists/path";
import { ownListsOptions } from "@/lib/lists/queries";
import { ListCard, ListGrid } from "./list-card";
import { useListsSync } from "./lists-changed";
import { VisibilityMark } from "./visibility";

const SKELETONS = ["one", "two", "three"];

/** The signed-in user's lists, the last changed first. */
export function OwnLists() {
  useListsSync();
  const { mayRead } = useSignedInPage(OWN_LISTS_PATH);
  const query = useInfiniteQuery({ ...ownListsOptions(), enabled: mayRead });
  const lists = query.data?.pages.flatMap((page) => page.lists);
  return (
    <>
      <div className="-mx-3.5 flex">
        <Button asChild variant="ghost" size="sm">
          <Link href="/collection">
            <Icon name="arrow-left" className="size-4" />
            My Collection
          </Link>
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[32px] md:text-[40px]">My Lists</h1>
        <NewListButton />
      </div>
      <div className="mt-7">
        {query.isError && !lists ? (
          <ReadError
            error={query.error}
            title="Your lists could not be loaded"
            isFetching={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {!lists && !query.isError ? (
          <ListGrid>
            {SKELETONS.map((key) => (
              <li key={key}>
                <Skeleton className="h-[13.5rem] rounded-card" />
              </li>
            ))}
          </ListGrid>
        ) : null}
        {lists?.length === 0 ? <NoLists /> : null}
        {lists && lists.length > 0 ? (
          <ListGrid>
            {lists.map((list) => (
              <li key={list.id}>
                <ListCard
                  list={list}
                  href={editListPath(list.id)}
                  mark={<VisibilityMark visibility={list.visibility} />}
                />
              </li>
            ))}
          </ListGrid>
        ) : null}
        {lists && query.hasNextPage ? (
          <div className="mt-8 flex justify-center">
            <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Load more lists
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function NoLists() {
  return (
    <BoardMessage
      title="No lists yet"
      text="Favourites, a ranking, games for a rainy weekend: make a list and share it, or keep it to yourself."
    />
  );
}

/** Opens the form of a new list, and then the list. */
function NewListButton() {
  const { dialog, opener, close } = useLazyDialog(() => import("./new-list-dialog"));
  return (
    <>
      <Button variant="primary" {...opener}>
        <Icon name="plus" className="size-[18px]" />
        New list
      </Button>
      {dialog ? <dialog.NewListDialog onClose={close} /> : null}
    </>
  );
}
