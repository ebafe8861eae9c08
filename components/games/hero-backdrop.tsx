import imageLoader from "@/lib/games/image-loader";

/**
 * The smallest cover, blurred while it is small and then drawn large. It is no layer of its own: such a one is blurred
 * anew with every frame, which holds back a phone's first paint.
 */
export function HeroBackdrop({ coverUrl }: { coverUrl: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 -top-28 -z-10 h-[560px] overflow-hidden [mask-image:linear-gradient(#000_30%,transparent)]"
    >
      <img
        src={imageLoader({ src: coverUrl, width: 90 })}
        alt=""
        width={90}
        height={128}
        className="absolute -top-[30%] -left-[10%] h-[12.5%] w-[7.5%] max-w-none origin-top-left scale-[16] object-cover blur-[4px] saturate-[1.3]"
      />
      <div className="absolute inset-0 bg-ground/50" />
    </div>
  );
}
