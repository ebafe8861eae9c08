"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { QueryProvider } from "@/components/ui/query-provider";
import { sessionOptions } from "@/lib/auth/queries";

/** Leads into the app: to the games for who is signed in, else to the way in. */
export function GetStartedLive() {
  return (
    <QueryProvider>
      <GetStarted />
    </QueryProvider>
  );
}

function GetStarted() {
  const { data } = useQuery(sessionOptions());
  return (
    <Button asChild variant="outline" size="lg">
      <Link href={data?.user ? "/games" : "/auth"}>Get Started</Link>
    </Button>
  );
}
