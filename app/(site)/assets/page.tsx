import type { Metadata } from "next";
import { AssetCard } from "@/components/site/assets/asset-card";
import { BANNER, FAVICON } from "@/components/site/assets/asset-files";
import { LogoUsage } from "@/components/site/assets/logo-usage";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Brand assets",
  description: "A banner for sharing and the favicon of Questshelf, and how to use its mark.",
  path: "/assets",
});

export default function AssetsPage() {
  return (
    <div className="wrap pt-6 md:pt-12">
      <h1 className="text-[30px] md:text-[46px]">Brand assets</h1>
      <p className="mt-4 max-w-[736px] text-[17px] text-ink-2 leading-relaxed">
        Writing about Questshelf, or sharing your shelf? Take these.
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <AssetCard asset={BANNER}>
          <img
            src={BANNER.path}
            alt="Spines of games on a board under a lamp, with the name Questshelf above them"
            width={2400}
            height={1260}
            className="h-auto w-full"
          />
        </AssetCard>
        <AssetCard asset={FAVICON}>
          <div className="flex items-end gap-6 p-8">
            {[112, 48, 32, 16].map((size) => (
              <img
                key={size}
                src={FAVICON.path}
                alt={size === 112 ? "Three spines on a board, one leaning" : ""}
                width={size}
                height={size}
              />
            ))}
          </div>
        </AssetCard>
      </div>
      <LogoUsage />
    </div>
  );
}
