import type { Game } from "@/lib/games/schema";

/** The summary and, where there is one, the storyline. */
export function GameAbout({ game }: { game: Game }) {
  return (
    <>
      {game.description && (
        <section id="about" aria-labelledby="about-heading">
          <h2 id="about-heading" className="text-[26px]">
            About
          </h2>
          <Prose text={game.description} />
        </section>
      )}
      {game.storyline && (
        <section id="storyline" aria-labelledby="storyline-heading">
          <h2 id="storyline-heading" className="text-[26px]">
            Storyline
          </h2>
          <Prose text={game.storyline} />
        </section>
      )}
    </>
  );
}

function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="mt-4 grid max-w-[68ch] gap-4 text-base/relaxed text-ink-2 md:text-[17px]">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
