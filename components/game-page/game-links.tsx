import { ServiceLinks } from "@/components/games/service-links";
import type { Game } from "@/lib/games/schema";
import { SidePart } from "./side-part";

export function GameLinks(links: Pick<Game, "websites" | "igdbUrl">) {
  return (
    <SidePart title="Links">
      <ServiceLinks {...links} />
    </SidePart>
  );
}
