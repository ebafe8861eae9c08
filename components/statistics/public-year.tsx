"use client";

import { island } from "@/components/ui/island";
import "./year-poster.css";

/** The poster on a profile, whose other pages share its route and do not need its script. */
export const PublicYear = island(() => import("./year-poster").then((module) => module.YearPoster));
