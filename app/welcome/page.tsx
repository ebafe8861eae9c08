import type { Metadata } from "next";
import { UsernamePrompt } from "@/components/auth/username/username-prompt";
import { WelcomeScreen } from "@/components/collection/welcome/welcome-screen";
import { Offline } from "@/components/offline/offline";
import { HidingHeader } from "@/components/site/hiding-header";
import { Logo } from "@/components/site/logo";
import { SessionSync } from "@/components/site/session-sync";
import { Link } from "@/components/ui/link";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Welcome", robots: { index: false } };

/** Without the site's frame: there is one thing to do here. */
export default function Page() {
  return (
    <QueryProvider>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <HidingHeader>
        <div className="wrap site-header-row">
          <Logo />
          <Link
            href="/"
            replace
            className="ml-auto flex h-11 items-center rounded-control px-3 font-[550] text-[14.5px] text-ink-2 hover:bg-raised hover:text-ink min-[900px]:px-[17px]"
          >
            <span>
              Skip<span className="max-md:sr-only"> for now</span>
            </span>
          </Link>
        </div>
      </HidingHeader>
      <Offline />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <WelcomeScreen />
      </main>
      <SessionSync />
      <UsernamePrompt />
    </QueryProvider>
  );
}
