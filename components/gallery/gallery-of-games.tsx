"use client";

import { useQuery } from "@tanstack/react-query";
import { BoardMessage } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { galleryOptions } from "@/lib/gallery/queries";
import { useHydrated } from "@/lib/use-hydrated";
import { GalleryFrame, GalleryLoading } from "./gallery-frame";
import { GalleryRoom } from "./gallery-room";

export function GalleryOfGames() {
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery(galleryOptions());
  if (isHydrated && data) return <GalleryRoom key={String(data.isSample)} {...data} />;
  return (
    <GalleryFrame>
      {isHydrated && isError && !isFetching ? (
        <div role="alert" className="wrap">
          <BoardMessage title="The gallery could not be loaded">
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          </BoardMessage>
        </div>
      ) : (
        <GalleryLoading />
      )}
    </GalleryFrame>
  );
}
