"use client";

import { useEffect } from "react";
import { type PageSections, showSections } from "./page-sections-store";

/** Shows the page's sections in the header while mounted. */
export function SectionsOfPage({ sections, sourceUrl }: PageSections) {
  useEffect(() => showSections({ sections, sourceUrl }), [sections, sourceUrl]);
  return null;
}
