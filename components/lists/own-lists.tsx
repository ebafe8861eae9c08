"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useListsSync } from "@/components/collection/add-to-list/lists-changed";
import { VisibilityMark } from "@/components/collection/add-to-list/visibility";
import { BoardMessage } from "@/components/page/board-message";
import { ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageTitle } from "@/components/ui/page-title";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { plural } from "@/lib/format-count";
import { editListPath, OWN_LISTS_PATH } from "@/lib/lists/path";
import { ownListsOptions } from "@/lib/lists/queries";
import { ListCard, ListCardSkeleton, ListGrid } from "./list-card";
import { PrivateProfileNote } from "./private-profile-note";

const SKELETONS = ["one", "two", "three", "four", "five", "six"];

/** The signed-in user's lists, the last changed first. */
export function OwnLists() {
  useListsSync();
  const { mayRead } = useSignedInPage(OWN_LISTS_PATH);
  const query = useInfiniteQuery({ ...ownListsOptions(), enabled: mayRead });
  const lists = query.data?.pages.flatMap((page) => page.lists);
  return (
    <>
      <PageTitle
        title="My Lists"
        figures={lists?.length && !query.hasNextPage ? plural(lists.length, "list") : null}
        className="mb-6 md:mb-9"
      >
        {lists?.length ? (
          <span className="max-md:mr-3">
            <NewListButton />
          </span>
        ) : null}
      </PageTitle>
      {lists?.some(({ visibility }) => visibility !== "private") ? (
        <PrivateProfileNote className="-mt-3 mb-6 md:-mt-5 md:mb-8" />
      ) : null}
      {query.isError && !lists ? (
        <ReadError
          error={query.error}
          title="Your lists could not be loaded"
          isFetching={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {lists?.length === 0 ? (
        <BoardMessage
          title="No lists yet"
          text="Favourites, a ranking, games for a rainy weekend: make a list and share it, or keep it to yourself."
        >
          <NewListButton />
        </BoardMessage>
      ) : null}
      <ListGrid>
        {lists?.map((list) => (
          <li key={list.id}>
            <ListCard
              list={list}
              href={editListPath(list.id)}
              mark={<VisibilityMark visibility={list.visibility} />}
            />
          </li>
        ))}
        {lists || query.isError ? null : SKELETONS.map((key) => <ListCardSkeleton key={key} />)}
      </ListGrid>
      {lists && query.hasNextPage ? (
        <div className="mt-8 flex justify-center">
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more lists
          </Button>
        </div>
      ) : null}
    </>
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
