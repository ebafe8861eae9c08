import imageLoader from "@/lib/games/image-loader";
import type { Game } from "@/lib/games/schema";

const MAX_SHOWN = 8;

/** Up to eight screenshots, four in a row on wide screens; each opens in full. */
export function GameScreenshots({ game }: { game: Game }) {
  if (game.screenshots.length === 0) return null;
  return (
    <section id="screenshots" aria-labelledby="screenshots-heading">
      <h2 id="screenshots-heading" className="text-[26px]">
        Screenshots
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
        {game.screenshots.slice(0, MAX_SHOWN).map(({ url }, index) => (
          <li key={url}>
            <a
              href={imageLoader({ src: url, width: 1920 })}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-cover bg-raised"
            >
              <img
                src={imageLoader({ src: url, width: 569 })}
                srcSet={`${imageLoader({ src: url, width: 569 })} 569w, ${imageLoader({ src: url, width: 889 })} 889w`}
                sizes="(min-width: 768px) 220px, 46vw"
                alt={`Screenshot ${index + 1} of ${game.name}`}
                width={569}
                height={320}
                loading="lazy"
                decoding="async"
                className="aspect-video h-auto w-full object-cover transition-opacity duration-150 hover:opacity-85"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
