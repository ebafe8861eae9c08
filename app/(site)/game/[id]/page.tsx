import { permanentRedirect } from "next/navigation";
import { MESSAGE_METADATA, pageOrMessage } from "@/components/page/page-or-message";
import { GAME_MESSAGES, gameOfParams } from "./game-of-params";
import { partialGamePage } from "./partial-game";

export const ensureStatic = "navigation";
export const metadata = MESSAGE_METADATA;

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0" }];
}

export default async function GameWithoutSlugPage({ params }: PageProps<"/game/[id]">) {
  const partial = () => partialGamePage(params);
  return pageOrMessage({ ...GAME_MESSAGES, partial }, async () =>
    permanentRedirect((await gameOfParams(params)).path),
  );
}
