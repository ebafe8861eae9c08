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
          <Format name="Everything" type="JSON" text="A complete copy, which you can import here again.">
            <DownloadButton query="format=json" label="everything" />
          </Format>
          <Format
            name="Spreadsheet"
            type="CSV"
            text="Your games, one per line, for Excel, Numbers or Google Sheets."
          >
            <DownloadButton query="format=csv&table=games" label="the spreadsheet" />
          </Format>
          <Format
            name="Yamtrack"
            type="CSV"
            text="For Yamtrack, without platforms and the day you added a game."
          >
            <DownloadButton query="format=yamtrack" label="the file for Yamtrack" />
          </Format>
          <Format
            name="Ryot"
            type="JSON"
            text="For Ryot, without hours and platforms; import it once, as “Generic JSON”."
          >
            <DownloadButton query="format=ryot" label="the file for Ryot" />
          </Format>
          <BackloggdDownload />
          <Format name="Tables" type="CSV" text="For your own tools, with every column as we store it.">
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
  text: string;
  /** The download buttons. */
  children: ReactNode;
};

function Format({ name, type, text, children }: FormatProps) {
  return (
    <Row title={`${name}, ${type}`} text={text}>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>
    </Row>
  );
}
