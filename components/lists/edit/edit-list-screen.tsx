"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useListsSync } from "@/components/collection/add-to-list/lists-changed";
import { isNotFound, ReadError } from "@/components/page/read-error";
import { lazyPart } from "@/components/ui/lazy-part";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { OWN_LISTS_PATH } from "@/lib/lists/path";
import { ownListOptions } from "@/lib/lists/queries";

const ListEditor = lazyPart(() => import("./list-editor").then((module) => module.ListEditor));

const BACK = { label: "My Lists", href: OWN_LISTS_PATH };
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
      <Suspense fallback={<EditListSkeleton />}>
        <ListEditor key={id} list={data} back={BACK} />
      </Suspense>
    );
  }
  if (!error) return <EditListSkeleton />;
  return (
    <>
      <PageTitle title={isUnknown ? "List not found" : "List"} back={BACK} />
      <ReadError
        error={error}
        title="Your list could not be loaded"
        notFound="This list does not exist, or it was deleted."
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}

export function EditListSkeleton() {
  return (
    <>
      <PageTitle title={<Skeleton className="h-9 w-[min(60vw,384px)]" />} back={BACK} />
      <Skeleton className="mt-3 h-4 w-44" />
      <ul className="mt-9 max-w-[896px]">
        {SKELETONS.map((key) => (
          <li key={key} className="flex items-center gap-3 border-line border-t py-2.5 first:border-0">
            <Skeleton className="h-12 w-9 rounded-[5px]" />
            <Skeleton className="h-4 w-48" />
          </li>
        ))}
      </ul>
    </>
  );
}
