import imageLoader from "@/lib/games/image-loader";
import type { Game } from "@/lib/games/schema";
import { GameSection } from "./game-section";
import { VideoGallery } from "./video-gallery";

const POSTER_WIDTH_PX = 889;

/** Trailers with our own posters: nothing is requested from YouTube before the user presses play. */
export function GameVideos({ game }: { game: Game }) {
  if (game.videos.length === 0) return null;
  const pictures = [...game.artworks, ...game.screenshots];
  const videos = [...new Map(game.videos.map((video) => [video.videoId, video])).values()];
  return (
    <GameSection id="videos" title="Videos">
      <VideoGallery
        game={game.name}
        videos={videos.map(({ videoId, name }, index) => {
          const picture = pictures[index % Math.max(1, pictures.length)];
          const poster = picture && imageLoader({ src: picture.url, width: POSTER_WIDTH_PX });
          return { videoId, name, poster: poster ?? null };
        })}
      />
    </GameSection>
  );
}
