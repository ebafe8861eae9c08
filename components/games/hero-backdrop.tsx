import { withImageSize } from "@/lib/games/image-size";

/**
 * The smallest picture of the cover, blurred while it is small and then drawn large. A phone's browser draws it soft
 * enough by itself: there the blur would be the dearest part of the first paint. It is no layer of its own: such a one is
 * blurred anew with every frame.
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
