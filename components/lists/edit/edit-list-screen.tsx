"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useListsSync } from "@/components/lists/lists-changed";
import { isNotFound, ReadError } from "@/components/site/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { OWN_LISTS_PATH } from "@/lib/lists/path";
import { ownListOptions } from "@/lib/lists/queries";

const ListEditor = lazyPart(() => import("./list-editor").then((module) => module.ListEditor));

const SKELETONS = ["one", "two", "three", "four"];

/** One of the user's lists, to change it. */
export function EditListScreen() {
  useListsSync();
  const id = useSearchParams().get("id") ?? "none";
  const { mayRead } = useSignedInPage(OWN_LISTS_PATH);
  const { data, error, isFetching, refetch } = useQuery({ ...ownListOptions(id), enabled: mayRead });
  const isUnknown = isNotFound(error);
  if (data && !isUnknown) {
    return (
      <Frame>
        <Suspense fallback={<SkeletonRows />}>
          <ListEditor key={id} list={data} />
        </Suspense>
      </Frame>
    );
  }
  if (!error) return <EditListSkeleton />;
  return (
    <Frame>
      <h1 className="mt-3 text-[32px] md:text-[40px]">{isUnknown ? "List not found" : "List"}</h1>
      <ReadError
        error={error}
        title="Your list could not be loaded"
        notFound="This list does not exist, or it was deleted."
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="-mx-3.5 flex">
        <Button asChild variant="ghost" size="sm">
          <Link href={OWN_LISTS_PATH}>
            <Icon name="arrow-left" className="size-4" />
            My Lists
          </Link>
        </Button>
      </div>
      {children}
    </>
  );
}

export function EditListSkeleton() {
  return (
    <Frame>
      <SkeletonRows />
    </Frame>
  );
}

function SkeletonRows() {
  return (
    <>
      <Skeleton className="mt-3 h-12 w-[min(100%,24rem)] rounded-control" />
      <Skeleton className="mt-4 h-5 w-44 rounded-md" />
      <div className="mt-8 grid max-w-[54rem] gap-2">
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-[4.5rem] rounded-card" />
        ))}
      </div>
    </>
  );
}
