"use client";

import { useEffect } from "react";
import { type PageSections, showSections } from "./page-sections-store";

/** Tells the header which sections the page has, for as long as the page is shown. */
export function SectionsOfPage({ sections, sourceUrl }: PageSections) {
  useEffect(() => showSections({ sections, sourceUrl }), [sections, sourceUrl]);
  return null;
}
