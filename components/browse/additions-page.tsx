import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { PageTitle } from "@/components/ui/page-title";
import type { Additions } from "@/lib/games/map-game";
import type { Game, GameSummary } from "@/lib/games/schema";

type AdditionsPageProps = { game: Pick<Game, "name" | "path">; additions: Additions };

/** All DLCs and expansions of a game, of which its own page shows the first ones. */
export function AdditionsPage({ game, additions: { dlcs, expansions } }: AdditionsPageProps) {
  return (
    <article className="wrap pt-1.5 md:pt-[18px]">
      <PageTitle title={`DLCs and Expansions of ${game.name}`} back={{ label: game.name, href: game.path }} />
      {dlcs.length + expansions.length === 0 ? (
        <p className="pt-8 text-ink-2">The games database lists none yet.</p>
      ) : null}
      <List title="DLCs" games={dlcs} leading />
      <List title="Expansions" games={expansions} leading={dlcs.length === 0} />
    </article>
  );
}

function List({ title, games, leading }: { title: string; games: GameSummary[]; leading: boolean }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={title} className="pt-8" data-view="grid">
      <h2 id={title} className="mb-5 text-[20px]">
        {title} <span className="font-normal text-ink-3 tabular-nums">({games.length})</span>
      </h2>
      <CatalogueGrid games={games.map(toCardGame)} leading={leading} />
    </section>
  );
}
