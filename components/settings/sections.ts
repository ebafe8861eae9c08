import type { IconName } from "@/components/ui/icon";

type SettingsSection = { href: string; label: string; text: string; icon: IconName };

/** `/settings` is the list on phones; on wider screens it is the profile itself. */
export const PROFILE_SECTION: SettingsSection = {
  href: "/settings/profile",
  label: "Profile",
  text: "Picture, cover, links",
  icon: "user-round",
};

export const SECTIONS: readonly SettingsSection[] = [
  PROFILE_SECTION,
  { href: "/settings/visibility", label: "Visibility", text: "Who sees what", icon: "eye" },
  { href: "/settings/account", label: "Account", text: "Username, e-mail, password", icon: "lock" },
  { href: "/settings/imports", label: "Steam and imports", text: "Steam ID, sync, files", icon: "download" },
  { href: "/settings/notices", label: "Notices", text: "Followers, likes, releases", icon: "bell" },
  { href: "/settings/appearance", label: "Appearance", text: "Theme, adult games", icon: "sun-moon" },
  {
    href: "/settings/programs",
    label: "Connect other programs",
    text: "Feeds, secret addresses",
    icon: "code",
  },
  { href: "/settings/data", label: "Your data", text: "Export, delete account", icon: "database" },
];
