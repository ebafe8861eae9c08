import type { Metadata } from "next";
import { gameMetadata } from "@/lib/games/metadata";
import type { Game } from "@/lib/games/schema";
import { achievementsPath } from "./path";

export function achievementsMetadata(game: Game, count: number): Metadata {
  const { openGraph, twitter, robots } = gameMetadata(game);
  const path = achievementsPath(game);
  const title = `${game.name} achievements`;
  const description =
    count > 0
      ? `All ${count} Steam achievements of ${game.name}, and how many players have earned each of them.`
      : `${game.name} has no Steam achievements.`;
  return {
    title,
    description,
    alternates: { canonical: path },
    robots: robots ?? (count > 0 ? undefined : { index: false, follow: true }),
    openGraph: { ...openGraph, title, description, url: path },
    twitter: { ...twitter, title, description },
  };
}
