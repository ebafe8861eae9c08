"use client";

import { useQuery } from "@tanstack/react-query";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { BoardMessage } from "@/components/page/board-message";
import { ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { tagsOptions } from "@/lib/collection/tag-queries";
import { DeleteUnusedTags } from "./delete-unused-tags";
import { TAGS_TITLE_ID, TagRow } from "./tag-row";

const PATH = "/collection/tags";
const SKELETONS = ["one", "two", "three", "four"];

/** All tags of the user, to rename, merge and delete. */
export function TagsScreen() {
  useShelfSync();
  const { mayRead } = useSignedInPage(PATH);
  const { data: tags, error, isFetching, refetch } = useQuery({ ...tagsOptions(), enabled: mayRead });

  return (
    <div className="max-w-[640px]">
      <div className="page-title">
        <Link href="/collection" className="page-back">
          <Icon name="arrow-left" className="size-[18px]" />
          <span className="max-md:sr-only">Back to My Collection</span>
        </Link>
        <h1 id={TAGS_TITLE_ID} tabIndex={-1} className="outline-none">
          Tags
        </h1>
      </div>
      <p className="mt-2 text-ink-2">Your own words for games. Only you can see them.</p>
      {error && !tags ? (
        <ReadError
          error={error}
          title="Your tags could not be loaded"
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : tags?.length === 0 ? (
        <BoardMessage
          title="No tags yet"
          text="Edit a game of your collection to give it tags, or select many games there and press Tag."
        >
          <Button asChild variant="primary">
            <Link href="/collection">Choose from your shelf</Link>
          </Button>
        </BoardMessage>
      ) : tags ? (
        <>
          <ul className="mt-6 divide-y divide-line border-line border-y">
            {tags.map((tag) => (
              <TagRow key={tag.id} tag={tag} tags={tags} />
            ))}
          </ul>
          <DeleteUnusedTags tags={tags} />
        </>
      ) : (
        <div aria-hidden="true" className="mt-6 divide-y divide-line border-line border-y">
          {SKELETONS.map((key) => (
            <div key={key} className="flex h-[60px] items-center px-4 sm:px-5">
              <Skeleton className="h-4 w-1/3" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
