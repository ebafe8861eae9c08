"use client";

import { useRouter } from "next/navigation";

/** @returns renders the open page again, if its path matches: for a write that changes what everyone sees there */
export function useRefreshPage(pages: RegExp): () => void {
  const router = useRouter();
  return () => {
    if (pages.test(window.location.pathname)) router.refresh();
  };
}
