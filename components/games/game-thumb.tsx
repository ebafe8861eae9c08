import { Gamepad2 } from "lucide-react";
import { withImageSize } from "@/lib/games/image-size";
import { CoverImage } from "./cover-image";

/** A cover of 36 × 48, for rows of text. */
export function GameThumb({ coverUrl }: { coverUrl: string | null }) {
  return (
    <span className="relative grid h-12 w-9 shrink-0 place-items-center overflow-hidden rounded-[5px] bg-raised">
      <Gamepad2 aria-hidden="true" className="size-4 text-ink-3" />
      {coverUrl ? (
        <CoverImage src={withImageSize(coverUrl, "cover_small")} alt="" width={36} height={48} />
      ) : null}
    </span>
  );
}
