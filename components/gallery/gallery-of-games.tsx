"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { galleryOptions } from "@/lib/gallery/queries";
import { GalleryFrame, GalleryLoading } from "./gallery-frame";
import { GalleryRoom } from "./gallery-room";

export function GalleryOfGames() {
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery(galleryOptions());
  if (isHydrated && data) return <GalleryRoom key={String(data.isSample)} {...data} />;
  return (
    <GalleryFrame>
      {isHydrated && isError && !isFetching ? (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-5 pb-20 text-center">
          <p className="max-w-[32rem] px-6 text-[17px] text-ink-2">The gallery could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <GalleryLoading />
      )}
    </GalleryFrame>
  );
}
