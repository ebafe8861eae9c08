"use client";

import { useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { VideoPoster } from "./video-poster";

export type Video = { videoId: string; name: string; poster: string | null };

type VideoGalleryProps = {
  /** The game's name. */
  game: string;
  videos: Video[];
};

/** One video plays at a time. */
export function VideoGallery({ game, videos }: VideoGalleryProps) {
  const [player, loadPlayer] = useLazy(() => import("./video-player"));
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <ul className="mt-4 grid gap-x-4 gap-y-6 sm:grid-cols-2">
      {videos.map((video) => {
        const title = video.name === game ? game : `${video.name} – ${game}`;
        return (
          <li
            key={video.videoId}
            className={videos.length === 1 ? "sm:col-span-2 sm:max-w-[704px]" : undefined}
          >
            <div className="relative aspect-video overflow-hidden rounded-card bg-raised">
              {player && playing === video.videoId ? (
                <player.VideoPlayer
                  videoId={video.videoId}
                  title={title}
                  onLeave={() => setPlaying((current) => (current === video.videoId ? null : current))}
                />
              ) : (
                <VideoPoster
                  video={video}
                  title={title}
                  onPointerEnter={loadPlayer}
                  onPlay={() => {
                    loadPlayer();
                    setPlaying(video.videoId);
                  }}
                />
              )}
            </div>
            <p className="mt-2 truncate font-medium text-[14px] text-ink-2">{video.name}</p>
          </li>
        );
      })}
    </ul>
  );
}
