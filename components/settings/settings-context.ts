"use client";

import { createContext, useContext } from "react";
import type { SessionUser } from "@/lib/auth/session";
import type { OwnProfile } from "@/lib/profile/own-profile";

export type Person = { user: SessionUser; profile: OwnProfile };

export type Settings = {
  /** Null while unknown; the layout stays the same. The last known one after the session has ended. */
  person: Person | null;
  /** Nothing can be saved: signed out, unknown, or Supabase is unavailable. */
  isLocked: boolean;
  /** The account cannot be read. */
  isUnavailable: boolean;
};

export const SettingsContext = createContext<Settings>({
  person: null,
  isLocked: true,
  isUnavailable: false,
});

export const useSettings = () => useContext(SettingsContext);
