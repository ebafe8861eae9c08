"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Fragment, type ReactNode, useEffect } from "react";
import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { CardMenuHost } from "@/components/collection/card/card-menu-host";
import { EditorHost } from "@/components/collection/edit/editor";
import { PlayLogHost } from "@/components/collection/plays/play-log";
import { Selecting } from "@/components/collection/select/selecting";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { SearchForm } from "@/components/games/search/search-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { useHasUnsaved } from "@/components/ui/unsaved";
import { useMedia } from "@/components/ui/use-media";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { collectionHref, filterOf } from "./collection-href";
import { CollectionList } from "./collection-list";
import { CollectionTabs } from "./collection-tabs";
import { ShelfFigures } from "./shelf-figures";
import { ShelfGridSkeleton } from "./shelf-grid";
import { ShelfMenu } from "./shelf-menu";
import { ViewLine } from "./view-line";
import { ViewMenu } from "./view-menu";

/** The user's own shelf. Tab, search, order and filters are in the URL. */
export function CollectionScreen() {
  useShelfSync();
  const filter = filterOf(useSearchParams());
  const { user, isLoading, isError } = useSession();
  const isOwnPage = usePathname() === "/collection";

  // For sessions that end while the shelf is open (middleware.ts handles the rest). An open form reports it itself.
  const isEditing = useHasUnsaved();
  const isSignedOut = isOwnPage && !isLoading && !isError && !user && !isEditing;
  useEffect(() => {
    if (isSignedOut) window.location.replace(authPath("/collection"));
  }, [isSignedOut]);
  if (isSignedOut) return <CollectionScreenSkeleton />;

  return (
    <>
      <Frame
        figures={<ShelfFigures />}
        actions={
          <>
            <Button asChild variant="ghost" className="max-md:hidden">
              <Link href="/collection/pick">
                <Icon name="sparkles" className="size-[18px]" />
                What should I play?
              </Link>
            </Button>
            <div className="shelf-add max-md:hidden">
              <AddGameButton />
            </div>
            <ShelfMenu />
          </>
        }
        tabs={<CollectionTabs filter={filter} />}
        search={
          <SearchForm
            q={filter.q}
            label="Search your shelf"
            onSearch={(q) => window.history.replaceState(null, "", collectionHref({ ...filter, q }))}
          />
        }
        view={<ViewMenu filter={filter} />}
      >
        <ViewLine filter={filter} />
        <CollectionList filter={filter} />
      </Frame>
      <Selecting filter={filter} />
      <CardMenuHost />
      <EditorHost />
      <PlayLogHost />
    </>
  );
}

type FrameProps = {
  figures?: ReactNode;
  actions?: ReactNode;
  tabs: ReactNode;
  search: ReactNode;
  view?: ReactNode;
  children: ReactNode;
};

function Frame({ figures, actions, tabs, search, view, children }: FrameProps) {
  const isPhone = useMedia("(width < 48rem)");
  const start = <Fragment key="tabs">{tabs}</Fragment>;
  const end = (
    <div key="search" className="shelf-bar-end">
      <div className="min-w-0 flex-1 md:w-[212px] md:flex-none [&_form]:w-full">{search}</div>
      {view}
    </div>
  );
  return (
    <>
      <PageTitle
        title="My Collection"
        back={{ label: "Back to Games", href: "/games" }}
        figures={figures}
        className="shelf-title"
      >
        {actions}
      </PageTitle>
      {/* In the order in which they are seen. */}
      <div className="shelf-bar">{isPhone ? [end, start] : [start, end]}</div>
      {children}
    </>
  );
}

const TAB_WIDTHS = ["w-[78px]", "w-[92px]", "w-[116px]"];

/** Has no buttons: a press would be lost when the shelf replaces it. */
export function CollectionScreenSkeleton() {
  return (
    <Frame
      tabs={
        <div className="flex h-11 items-center gap-2.5">
          {TAB_WIDTHS.map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      }
      search={<div className="input h-11" />}
      view={<div className="size-11 rounded-control border border-line md:w-[102px]" />}
    >
      <ShelfGridSkeleton />
    </Frame>
  );
}
