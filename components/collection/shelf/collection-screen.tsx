"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, Suspense, useEffect } from "react";
import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { SelectButton, ShelfTools } from "@/components/collection/select/shelf-tools";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { SearchForm } from "@/components/games/search/search-form";
import { ViewToggle } from "@/components/site/view-toggle";
import { ImportButton, ImportButtonFace } from "@/components/steam-library/import-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { useHasOpenForm } from "@/components/ui/open-form";
import { Skeleton } from "@/components/ui/skeleton";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { collectionHref, filterOf } from "./collection-href";
import { CollectionList } from "./collection-list";
import { CollectionTabs } from "./collection-tabs";
import { ShelfGridSkeleton } from "./shelf-grid";

const ShelfToolbar = lazyPart(() => import("./shelf-toolbar").then((module) => module.ShelfToolbar));
const ActiveFilters = lazyPart(() => import("./active-filters").then((module) => module.ActiveFilters));

/** The user's own shelf. Tab, search and sort are in the URL. */
export function CollectionScreen() {
  useShelfSync();
  const filter = filterOf(useSearchParams());
  const { user, isLoading, isError } = useSession();
  const isOwnPage = usePathname() === "/collection";

  // For sessions that end while the shelf is open (middleware.ts handles the rest). An open form reports it itself.
  const isEditing = useHasOpenForm();
  const isSignedOut = isOwnPage && !isLoading && !isError && !user && !isEditing;
  useEffect(() => {
    if (isSignedOut) window.location.replace(authPath("/collection"));
  }, [isSignedOut]);
  if (isSignedOut) return <CollectionScreenSkeleton />;

  return (
    <Frame
      importer={<ImportButton />}
      tabs={<CollectionTabs filter={filter} />}
      search={
        <SearchForm
          q={filter.q}
          label="Search in your collection"
          onSearch={(q) => window.history.replaceState(null, "", collectionHref({ ...filter, q }))}
        />
      }
      sort={
        <Suspense fallback={TOOLBAR}>
          <ShelfToolbar filter={filter} />
        </Suspense>
      }
      view={<ViewToggle />}
      tools={<ShelfTools filter={filter} />}
      addGame={<AddGameButton from="collection" />}
    >
      {filter.more ? (
        <Suspense fallback={<div className="mb-5 min-h-[31px]" />}>
          <ActiveFilters filter={filter} />
        </Suspense>
      ) : null}
      <CollectionList filter={filter} />
    </Frame>
  );
}

type FrameProps = {
  importer: ReactNode;
  tabs: ReactNode;
  search: ReactNode;
  sort: ReactNode;
  view: ReactNode;
  tools: ReactNode;
  addGame: ReactNode;
  children: ReactNode;
};

function Frame({ importer, tabs, search, sort, view, tools, addGame, children }: FrameProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[32px] md:text-[40px]">My Collection</h1>
        <div className="flex gap-2">
          <Button asChild size="sm">
            <Link href="/import">
              <Icon name="download" className="size-4" />
              <span>
                <span className="max-sm:sr-only">Import from </span>
                <span className="max-sm:capitalize">file</span>
              </span>
            </Link>
          </Button>
          {importer}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        {tabs}
        <div className="flex w-full flex-wrap items-center gap-3">
          <div className="min-w-0 max-w-[24rem] flex-1 basis-40 [&_form]:w-full [&_input:placeholder-shown]:text-ellipsis">
            {search}
          </div>
          {addGame}
          <div className="ml-auto flex items-center gap-3 max-sm:w-full max-sm:gap-2">
            {sort}
            <div className="max-sm:ml-auto md:hidden">{view}</div>
            {tools}
          </div>
        </div>
      </div>
      <div className="mt-7">{children}</div>
    </>
  );
}

/** As wide as its buttons. */
const TOOLBAR = <Skeleton className="h-[42px] w-[240px] rounded-control sm:w-[292px] lg:w-[352px]" />;

/** Has no buttons: a press would be lost when the shelf replaces it. */
export function CollectionScreenSkeleton() {
  return (
    <Frame
      importer={shapeOf(<ImportButtonFace />)}
      tabs={<Skeleton className="h-[46px] w-full max-w-[33rem] rounded-control" />}
      search={<Skeleton className="h-[42px] w-full rounded-control" />}
      sort={TOOLBAR}
      view={shapeOf(<ViewToggle />)}
      tools={shapeOf(<SelectButton />)}
      addGame={shapeOf(<AddGameButton from="collection" />)}
    >
      <ShelfGridSkeleton />
    </Frame>
  );
}

function shapeOf(control: ReactNode) {
  return (
    <Skeleton className="rounded-control">
      <div className="invisible grid">{control}</div>
    </Skeleton>
  );
}
