import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { GetStarted } from "./get-started";
import { Lamp } from "./lamp";

const SHELF_WIDTH_PX = 2016;
const SHELF_HEIGHT_PX = 380;

export function Hero() {
  return (
    <section aria-labelledby="landing-title" className="relative isolate overflow-hidden">
      <Lamp />
      <div className="wrap pt-[150px] text-center md:pt-[164px]">
        <h1
          id="landing-title"
          className="text-[clamp(2.6rem,7.2vw,5.6rem)] tracking-[-0.035em] [text-shadow:0_2px_30px_var(--ground)]"
        >
          Your Gaming Journey
        </h1>
        <p className="mx-auto mt-5 max-w-[544px] text-[clamp(1.05rem,1.6vw,1.25rem)] text-ink-2 leading-relaxed">
          Track, discover, and share your gaming adventures in one beautiful place
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary">
            <Link href="/games">Browse Games</Link>
          </Button>
          <GetStarted href="/games" className="button button-outline button-md">
            Get Started
          </GetStarted>
        </div>
      </div>
      <div className="landing-shelf mt-14 md:mt-16">
        <img
          src="/shelf.svg"
          alt=""
          width={SHELF_WIDTH_PX}
          height={SHELF_HEIGHT_PX}
          fetchPriority="high"
          className="mx-auto h-[210px] w-full object-cover object-bottom [mask-image:linear-gradient(90deg,transparent,#000_10%_90%,transparent)] sm:h-[280px] lg:h-[clamp(300px,23.2vw,440px)]"
        />
        <div className="board mx-auto w-[calc(100%-24px)] max-w-[1680px]" />
      </div>
    </section>
  );
}
