"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SignInPage } from "@/lib/steam-library/schema";

const signIn = () => import("./steam-sign-in");

/** Signs in at Steam, which redirects back with the Steam ID, and shows the result. */
export function SteamSignInButton({ page, disabled }: { page: SignInPage; disabled?: boolean }) {
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (/[?&]steam=/.test(window.location.search)) void signIn().then((module) => module.showResult());
    // After Back, the browser may restore the page as it was.
    const onShow = () => setPending(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return (
    <Button
      className="h-[46px] justify-self-start"
      pending={isPending}
      disabled={disabled}
      onClick={async () => {
        setPending(true);
        const hasLeft = await signIn().then(
          (module) => module.goToSteam(page),
          () => false,
        );
        if (!hasLeft) setPending(false);
      }}
    >
      Sign in through Steam
    </Button>
  );
}
