import { CoverImage } from "@/components/games/cover-image";
import type { Video } from "./video-gallery";

/** Widths of the posters' size at IGDB, in pixels. */
const POSTER_SIZE_PX = { width: 889, height: 500 };

type VideoPosterProps = {
  video: Video;
  title: string;
  onPointerEnter: () => void;
  onPlay: () => void;
};

/** A picture with a play button; without scripts it leads to YouTube. */
export function VideoPoster({ video, title, onPointerEnter, onPlay }: VideoPosterProps) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.videoId)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`Play video: ${title}`}
      onPointerEnter={onPointerEnter}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPlay();
      }}
      className="group absolute inset-0 grid place-items-center rounded-card -outline-offset-2"
    >
      {video.poster && <CoverImage src={video.poster} alt="" {...POSTER_SIZE_PX} />}
      <span className="absolute inset-0 bg-black/25 transition-colors duration-150 group-hover:bg-black/10" />
      <span className="relative grid size-16 place-items-center rounded-full bg-plate text-plate-ink transition-transform duration-150 ease-out group-hover:scale-105">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="ml-1 size-7 fill-current">
          <path d="M7 4.6a1 1 0 0 1 1.5-.87l11.2 6.54a2 2 0 0 1 0 3.46L8.5 20.27A1 1 0 0 1 7 19.4V4.6Z" />
        </svg>
      </span>
    </a>
  );
}
