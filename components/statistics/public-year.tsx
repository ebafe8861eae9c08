"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import "./year-poster.css";

/**
 * The poster on a profile, whose other pages share its route and do not need its script. Not an `island`: React would send a
 * boundary of this size at the end of the page, to be moved in by a script.
 */
export const PublicYear = lazyPart(() => import("./year-poster").then((module) => module.YearPoster));
