"use client";

import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { QueryProvider } from "@/components/ui/query-provider";
import { useSession } from "@/lib/auth/queries";

/** Leads into the app: to the games for who is signed in, else to the way in. */
export function GetStartedLive() {
  return (
    <QueryProvider>
      <GetStarted />
    </QueryProvider>
  );
}

function GetStarted() {
  const { user } = useSession();
  return (
    <Button asChild variant="outline" size="lg">
      <Link href={user ? "/games" : "/auth"}>Get Started</Link>
    </Button>
  );
}
