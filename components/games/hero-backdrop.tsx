import { withImageSize } from "@/lib/games/image-size";

/**
 * The smallest cover, blurred at its own size and then scaled up. Phones scale it softly enough without a
 * blur, which would be the most expensive part of their first paint. Not a compositing layer: that would be
 * blurred in every frame.
 */
export function HeroBackdrop({ coverUrl }: { coverUrl: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 -top-28 -z-10 h-[560px] overflow-hidden [mask-image:linear-gradient(#000_30%,transparent)]"
    >
      <img
        src={withImageSize(coverUrl, "micro")}
        alt=""
        width={35}
        height={35}
        className="absolute -top-[30%] -left-[10%] h-[12.5%] w-[7.5%] max-w-none origin-top-left scale-[16] object-cover md:blur-[4px] md:saturate-[1.3]"
      />
      <div className="absolute inset-0 bg-ground/50" />
    </div>
  );
}
