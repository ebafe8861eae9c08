import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

type Guide = { name: string; text: ReactNode };

const GUIDES: readonly Guide[] = [
  {
    name: "Grouvee",
    text: "On the website: Settings, then “Export your collection”. Choose the ZIP as it is; it holds IGDB’s ids, so that nearly every game is found.",
  },
  {
    name: "HowLongToBeat",
    text: "On the website: your profile, Options, then “Export CSV”. The file has no ids; titles with several games of that name are shown to you.",
  },
  {
    name: "Infinite Backlog",
    text: "In your settings, export the game collection. The wishlist is a file of its own: choose both at once.",
  },
  {
    name: "Backloggery",
    text: "Settings, then Data. There are four files (library, history, multitap, reviews): choose all of them at once, so that dates and ratings come along.",
  },
  {
    name: "Backloggd",
    text: "It has no export of its own. We read the files of the Backloggd Plus extension, of backloggd-transfer and of the known export scripts.",
  },
  {
    name: "Playnite",
    text: (
      <>
        Install the add-on Library Exporter Advanced. In its settings also tick <b>Game Id</b>,{" "}
        <b>PluginId</b>, <b>Completion Status</b>, <b>Time Played</b>, <b>Last Played</b>, <b>Added</b> and{" "}
        <b>User Score</b>: they are off at first. Then export a CSV.
      </>
    ),
  },
  {
    name: "IGDB lists",
    text: "Open one of your lists on igdb.com and export it as CSV, one file for each list. Keep the file’s name: it says which list it is.",
  },
  { name: "Yamtrack", text: "Settings, then Export. The CSV holds all media; we take the games." },
  {
    name: "Questshelf",
    text: (
      <>
        Settings, then{" "}
        <Link href="/settings/data" className="link text-ink">
          Your data
        </Link>
        . The JSON file has everything; the CSV files of your games work too.
      </>
    ),
  },
  {
    name: "A spreadsheet",
    text: "Save it as CSV or TSV, with a first line that names the columns. One column with the titles is enough; you choose what the others mean.",
  },
];

/** What can be imported, and where to get it. */
export function ExportGuides() {
  return (
    <section aria-labelledby="guides-title">
      <h2 id="guides-title" className="mb-3 text-[19px]">
        From where?
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        <li>
          <Link
            href="/collection?import=steam"
            className="flex min-h-12 items-center justify-between gap-3 py-2 font-[550]"
          >
            <span>
              Steam
              <span className="block font-normal text-[14px] text-ink-2">
                No file needed: Import from Steam
              </span>
            </span>
            <Icon name="chevron-right" className="size-4 shrink-0 text-ink-3" />
          </Link>
        </li>
        {GUIDES.map(({ name, text }) => (
          <li key={name}>
            <details name="export-guide" className="group">
              <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-[550] [&::-webkit-details-marker]:hidden">
                {name}
                <Icon
                  name="chevron-down"
                  className="size-4 shrink-0 text-ink-3 transition-[rotate] duration-150 group-open:rotate-180"
                />
              </summary>
              <p className="pb-3.5 text-[14px] text-ink-2">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
