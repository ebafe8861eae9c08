import type { Metadata } from "next";
import { privacySections } from "@/components/site/text/privacy-sections";
import { TextPage } from "@/components/site/text/text-page";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Privacy policy",
  description:
    "What Questshelf collects, what others can see of it, how long it is kept, and how to get or delete it.",
  path: "/privacy",
});

export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy policy"
      kicker="Effective June 22, 2025"
      lead="Questshelf keeps what it needs to show you your shelf, and nothing to follow you with. Here is all of it, in plain words."
      sections={privacySections()}
      hasContents
    />
  );
}
