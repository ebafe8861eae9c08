import { permanentRedirect } from "next/navigation";
import { gameOfParams } from "./game-of-params";

export const ensureStatic = "navigation";

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0" }];
}

export default async function GameWithoutSlugPage({ params }: PageProps<"/game/[id]">) {
  permanentRedirect((await gameOfParams(params)).path);
}
