import type { Metadata } from "next";
import { AchievementPreview } from "@/components/site/text/achievement-preview";
import { ACHIEVEMENT_UPDATE_SECTIONS } from "@/components/site/text/achievement-update-sections";
import { TextPage } from "@/components/site/text/text-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

/** A game whose achievements everybody can look at. */
const EXAMPLE = { path: "/game/72/portal-2/achievements", name: "Portal 2" };

export const metadata: Metadata = pageMetadata({
  title: "Achievements have arrived",
  description:
    "Every game on Steam now has a page of its achievements: how rare each is, and which you have earned.",
  path: "/update/achievement-update",
});

export default function AchievementUpdatePage() {
  return (
    <TextPage
      kicker="What’s new"
      title="Achievements have arrived"
      lead="Every game on Steam now has a page of its achievements: how rare each is, and which of them you have earned."
      figure={<AchievementPreview />}
      sections={ACHIEVEMENT_UPDATE_SECTIONS}
    >
      <div className="mt-12 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href={EXAMPLE.path}>See those of {EXAMPLE.name}</Link>
        </Button>
        <Button asChild>
          <Link href="/games">Browse games</Link>
        </Button>
      </div>
    </TextPage>
  );
}
