"use client";

import { useRouter } from "next/navigation";

/** @returns a function that renders the open page again if its path matches, after a write that changes what everyone sees there */
export function useRefreshPage(pages: RegExp): () => void {
  const router = useRouter();
  return () => {
    if (pages.test(window.location.pathname)) router.refresh();
  };
}
