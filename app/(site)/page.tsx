import type { Metadata } from "next";
import { CallToAction } from "@/components/site/landing/call-to-action";
import { Features } from "@/components/site/landing/features";
import { Hero } from "@/components/site/landing/hero";
import { PoweredBy } from "@/components/site/landing/powered-by";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: { absolute: "Questshelf: your gaming journey" },
  alternates: { canonical: "/" },
  openGraph: { url: "/" },
};

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <CallToAction />
      <PoweredBy />
    </>
  );
}
