"use client";

import { useParams, usePathname } from "next/navigation";
import type { OpenPage } from "./nav-items";

export function useOpenPage(): OpenPage {
  return { pathname: usePathname(), params: useParams() };
}
