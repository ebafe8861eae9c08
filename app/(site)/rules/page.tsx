import type { Metadata } from "next";
import { rulesSections } from "@/components/site/text/rules-sections";
import { TextPage } from "@/components/site/text/text-page";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Community rules",
  description:
    "What may be in profiles and lists on Questshelf, how to report what may not, and what happens then.",
  path: "/rules",
});

export default function RulesPage() {
  return (
    <TextPage
      title="Community rules"
      lead="Questshelf is about games. Write what you like or dislike about them, and be kind to the people who play them."
      sections={rulesSections()}
    />
  );
}
