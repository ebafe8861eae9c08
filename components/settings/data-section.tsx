import type { ReactNode } from "react";
import { BackloggdDownload } from "./backloggd-download";
import { DeleteAccount } from "./delete-account";
import { DownloadButton } from "./download-button";
import { Group } from "./group";
import { Row } from "./row";
import { StoredBytes } from "./stored-bytes";

/** Downloads of all data of the account, and its deletion. `contact` is an e-mail address. */
export function DataSection({ contact }: { contact: string }) {
  return (
    <>
      <Group
        title="Export your data"
        text="Your shelf and your account are yours. Download them whenever you like, to keep a copy or to move."
      >
        <StoredBytes />
        <div className="mt-3.5">
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
          <BackloggdDownload />
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
        </div>
      </Group>
      <DeleteAccount contact={contact} />
    </>
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
    <Row title={`${name}, ${type}`} text={leavesOut ? `${purpose} Leaves out ${leavesOut}` : purpose}>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>
    </Row>
  );
}
