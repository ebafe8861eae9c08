import { permanentRedirect } from "next/navigation";
import { GAME_MESSAGES, gameOfParams } from "@/app/(site)/game/[id]/game-of-params";
import { AdditionsPage } from "@/components/browse/additions-page";
import { AdultNotice } from "@/components/games/adult-notice";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { additionsPath } from "@/lib/games/additions-path";
import { getAdditions } from "@/lib/games/get-additions";
import { additionsMetadata } from "@/lib/games/metadata";

export const ensureStatic = "navigation";

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0", slug: "game" }];
}

type Props = PageProps<"/game/[id]/[slug]/dlcs">;

export async function generateMetadata({ params }: Props) {
  return metadataOrNone(async () => additionsMetadata(await gameOfParams(params)));
}

export default async function Page({ params }: Props) {
  return pageOrMessage(GAME_MESSAGES, () => renderAdditions(params));
}

async function renderAdditions(params: Props["params"]) {
  const game = await gameOfParams(params);
  if ((await params).slug !== game.slug) permanentRedirect(additionsPath(game));
  const page = <AdditionsPage game={game} additions={(await getAdditions(game.id)) ?? missing()} />;
  return game.isAdult ? <AdultNotice name={game.name}>{page}</AdultNotice> : page;
}
