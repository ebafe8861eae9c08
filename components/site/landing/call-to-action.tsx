import { LogoMark } from "@/components/page/logo-mark";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { GetStarted } from "./get-started";

export function CallToAction() {
  return (
    <section aria-labelledby="cta-title" className="wrap pt-24 text-center md:pt-32">
      <LogoMark className="landing-mark mx-auto size-16" />
      <h2 id="cta-title" className="mt-7 text-[clamp(1.7rem,3.4vw,2.6rem)]">
        Ready to Start Your Gaming Journey?
      </h2>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <GetStarted href="/settings/account" className="button button-secondary button-md">
          Create Your Account
        </GetStarted>
        <Button asChild variant="ghost">
          <Link href="/gallery">See the Gallery</Link>
        </Button>
      </div>
    </section>
  );
}
