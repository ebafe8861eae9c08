import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { BackloggdDownload } from "./backloggd-download";
import { DownloadButton } from "./download-button";
import { SettingsCard } from "./settings-card";
import { StoredBytes } from "./stored-bytes";

/** Downloads of all data of the account. */
export function DataCard() {
  return (
    <SettingsCard
      id="your-data"
      title="Export your data"
      description="Your shelf and your account are yours. Download them whenever you like, to keep a copy or to move."
      className="lg:col-span-2"
    >
      <StoredBytes />
      <ul className="divide-y divide-line">
        <Format
          name="Everything"
          type="JSON"
          purpose="A complete copy: account, profile, every game with your notes, ratings, hours and dates, plays, copies, tags, lists, Steam apps, and past imports. It can be imported here again, from a file of more than 10 MB as a ZIP."
        >
          <DownloadButton query="format=json" label="everything" />
        </Format>
        <Format
          name="Spreadsheet"
          type="CSV"
          purpose="Your games, one per line, for Excel, Numbers and Google Sheets, with the ids of IGDB and Steam."
          leavesOut="your profile, plays, lists and details of Steam imports."
        >
          <DownloadButton query="format=csv&table=games" label="the spreadsheet" />
        </Format>
        <Format
          name="Yamtrack"
          type="CSV"
          purpose="For Yamtrack and its forks, such as Floppy."
          leavesOut="platforms, the day you added a game, and line breaks in notes. Games without a status become “Planning”."
        >
          <DownloadButton query="format=yamtrack" label="the file for Yamtrack" />
        </Format>
        <Format
          name="Ryot"
          type="JSON"
          purpose="For Ryot’s import “Generic JSON”. Import it only once: a second time makes duplicates."
          leavesOut="hours and platforms. Games without a status are in the collection “Owned”."
        >
          <DownloadButton query="format=ryot" label="the file for Ryot" />
        </Format>
        <Format
          name="Backloggd"
          type="JSON"
          purpose="For the browser extension Backloggd Data Transfer."
          leavesOut="platforms, the day you added a game, and halves of a rating out of 10."
        >
          <BackloggdDownload />
        </Format>
        <Format
          name="Tables"
          type="CSV"
          purpose="For your own tools: the shelf, the Steam apps and the profile, with every column as we store it."
        >
          <DownloadButton query="format=csv&table=user_games" label="the table of the shelf">
            Shelf
          </DownloadButton>
          <DownloadButton query="format=csv&table=steam_games" label="the table of Steam apps">
            Steam
          </DownloadButton>
          <DownloadButton query="format=csv&table=profile" label="the table of the profile">
            Profile
          </DownloadButton>
        </Format>
      </ul>
    </SettingsCard>
  );
}

type FormatProps = {
  name: string;
  type: "CSV" | "JSON";
  purpose: string;
  leavesOut?: string;
  /** The download buttons. */
  children: ReactNode;
};

function Format({ name, type, purpose, leavesOut, children }: FormatProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <h3 className="flex items-center gap-2 text-[15.5px]">
          {name} <Badge>{type}</Badge>
        </h3>
        <p className="mt-1 max-w-[46rem] text-[14px] text-ink-2">
          {purpose}
          {leavesOut ? ` Leaves out ${leavesOut}` : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">{children}</div>
    </li>
  );
}
