import type { Metadata } from "next";
import { ShelfSection } from "@/components/collection/on-your-shelf/shelf-section";
import { FollowedSection } from "@/components/feed/followed-section";
import { CallToAction } from "@/components/site/landing/call-to-action";
import { Features } from "@/components/site/landing/features";
import { Hero } from "@/components/site/landing/hero";
import { PoweredBy } from "@/components/site/landing/powered-by";
import { Splash } from "@/components/site/landing/splash";
import "@/components/site/landing/landing.css";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: { absolute: "Questshelf: your gaming journey" },
  description: "Track, discover, and share your gaming adventures in one beautiful place.",
  path: "/",
});

export default function LandingPage() {
  return (
    <>
      <Splash />
      <ShelfSection />
      <FollowedSection />
      <div className="landing">
        <Hero />
        <Features />
        <CallToAction />
        <PoweredBy />
      </div>
    </>
  );
}
