import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { gameOfParams } from "@/app/(site)/game/[id]/game-of-params";
import { GameAbout } from "@/components/games/game-about";
import { GameHero } from "@/components/games/game-hero";
import { GameScreenshots } from "@/components/games/game-screenshots";
import { GameSidebar } from "@/components/games/game-sidebar";
import { RelatedGames } from "@/components/games/related-games";
import { gameMetadata } from "@/lib/games/metadata";

export const ensureStatic = "navigation";

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0", slug: "game" }];
}

export async function generateMetadata({ params }: PageProps<"/game/[id]/[slug]">): Promise<Metadata> {
  return gameMetadata(await gameOfParams(params));
}

export default async function GamePage({ params }: PageProps<"/game/[id]/[slug]">) {
  const game = await gameOfParams(params);
  if ((await params).slug !== game.slug) permanentRedirect(game.path);

  return (
    <article>
      <GameHero game={game} />
      <div className="wrap mt-10 grid gap-x-14 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
          <GameAbout game={game} />
          <GameScreenshots game={game} />
          <RelatedGames title="DLCs and Expansions" games={[...game.dlcs, ...game.expansions]} />
          <RelatedGames title="Remakes" games={game.remakes} />
          <RelatedGames title="Remasters" games={game.remasters} />
          <RelatedGames title="Similar Games" games={game.similarGames} />
        </div>
        <GameSidebar game={game} />
      </div>
    </article>
  );
}
