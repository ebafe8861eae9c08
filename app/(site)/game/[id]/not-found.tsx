import { GameNotFound } from "@/components/games/game-not-found";

export default function NotFound() {
  return <GameNotFound />;
}
