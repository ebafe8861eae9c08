import { Icon } from "@/components/ui/icon";
import { withImageSize } from "@/lib/games/image-size";
import { CoverImage } from "./cover-image";

/** A 36 × 48 cover for rows of text. */
export function GameThumb({ coverUrl }: { coverUrl: string | null }) {
  return (
    <span className="relative grid h-12 w-9 shrink-0 place-items-center overflow-hidden rounded-[5px] bg-raised">
      <Icon name="gamepad-2" className="size-4 text-ink-3" />
      {coverUrl ? (
        <CoverImage src={withImageSize(coverUrl, "cover_small")} alt="" width={36} height={48} />
      ) : null}
    </span>
  );
}
