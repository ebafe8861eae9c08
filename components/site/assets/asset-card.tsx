import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type Asset, formatBytes } from "./asset-files";

export function AssetCard({ asset, children }: { asset: Asset; children: ReactNode }) {
  const { name, text, path, format, size, bytes } = asset;
  return (
    <section aria-labelledby={`asset-${name}`} className="flex flex-col">
      <div className="grid min-h-44 flex-1 place-items-center overflow-hidden rounded-card bg-surface">
        {children}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div>
          <h2 id={`asset-${name}`} className="text-[19px]">
            {name}
          </h2>
          <p className="mt-1 text-ink-2">{text}</p>
          <p className="text-[13.5px] text-ink-3 tabular-nums">
            {format} · {size} · {formatBytes(bytes)}
          </p>
        </div>
        <Button asChild>
          <a href={path} download>
            <Icon name="download" className="size-4" />
            Download<span className="sr-only"> {name.toLowerCase()}</span>
          </a>
        </Button>
      </div>
    </section>
  );
}
