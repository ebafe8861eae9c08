import { permanentRedirect } from "next/navigation";
import { GAME_MESSAGES, gameOfParams } from "@/app/(site)/game/[id]/game-of-params";
import { AchievementsPage } from "@/components/achievements/achievements-page";
import { AdultNotice } from "@/components/games/adult-notice";
import { metadataOrNone, pageOrMessage } from "@/components/page/page-or-message";
import { getAchievementsOf } from "@/lib/achievements/get-achievements-of";
import { achievementsMetadata } from "@/lib/achievements/metadata";
import { achievementsPath } from "@/lib/achievements/path";
import AchievementsErrorPage from "./error";

export const ensureStatic = "navigation";

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0", slug: "game" }];
}

type Props = PageProps<"/game/[id]/[slug]/achievements">;

const MESSAGES = { ...GAME_MESSAGES, failed: AchievementsErrorPage };

export async function generateMetadata({ params }: Props) {
  return metadataOrNone(async () => {
    const game = await gameOfParams(params);
    return achievementsMetadata(game, (await getAchievementsOf(game)).length);
  });
}

export default async function Page({ params }: Props) {
  return pageOrMessage(MESSAGES, () => renderAchievements(params));
}

async function renderAchievements(params: Props["params"]) {
  const game = await gameOfParams(params);
  if ((await params).slug !== game.slug) permanentRedirect(achievementsPath(game));

  const page = <AchievementsPage game={game} achievements={await getAchievementsOf(game)} />;
  return game.isAdult ? <AdultNotice name={game.name}>{page}</AdultNotice> : page;
}
