import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeTable } from "@/lib/import-files/mapper/describe-table";
import { parseTable } from "@/lib/import-files/parse-table";
import { TableMapper } from "./table-mapper";

/** What a user reads of the mapper of a table, without tags. */
function textOf(csv: string): string {
  const parsed = parseTable(csv);
  if (!parsed) throw new Error("no table");
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TableMapper
        table={{ ...describeTable(parsed), files: ["games.csv"], saved: null }}
        files={[]}
        position={null}
        onCancel={() => {}}
        onLeaveOut={null}
        onMapped={() => {}}
      />
    </QueryClientProvider>,
  );
  return html
    .replace(/<option.*?<\/option>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
}

test("shows how much of each column is read and lost, and which spellings can be read", () => {
  const text = textOf("Game,Finished\nHades,2021-03-12\nPortal,some day\nCeleste,\n");
  expect(text).toContain("1 read, 1 empty");
  expect(text).toContain("1 of 2 dates could not be read: “some day”.");
  expect(text).toContain("We read dates such as 2024-01-31");
});

test("shows stored values beside the cells, and the longest time as a result", () => {
  const text = textOf("Game,My rating,Minutes played\nHades,4/5,16354\nPortal,9/10,150\n");
  expect(text).toContain("8/10|4/5");
  expect(text).toContain("272.6 h|16354");
  expect(text).toContain("16,354 minutes = 272.6 h");
});

test("shows a cell that is counted as empty as empty", () => {
  const text = textOf("Game,My rating\nHades,4/5\nPortal,N/A\n");
  expect(text).toContain("1 read, 1 empty");
  expect(text).toContain("Portal|–|N/A");
  expect(text).not.toContain("not read");
});

test("requires the order of ambiguous dates", () => {
  expect(textOf("Game,Finished\nHades,3/4/2024\n")).toContain("Both are possible here. Which is it?");
  expect(textOf("Game,Finished\nHades,3/14/2024\n")).not.toContain("Both are possible");
});

test("shows which rating is out of range, and which column may be useful", () => {
  const text = textOf("Game,Rating,Old price\nHades,9,19.99 €\nCeleste,8,5 €\nPortal,11,\n");
  expect(text).toContain("1 of 3 ratings is out of range: “11”. |Check the scale of the ratings.");
  expect(text).toMatch(/“Old price” looks like the price you paid\..*Use it/);
});

test("names the suggested field in words that fit the sentence", () => {
  const text = textOf("Game,Date\nHades,2024-01-05\nCeleste,2024-02-05\n");
  expect(text).toContain("“Date” looks like the date you finished.");
});

test("shows what is left out above and below the rows, and that there is no header", () => {
  const text = textOf("My games\nGame,Hours\nHades,12\nPortal,3\nTotal,15\n");
  expect(text).toContain("It has 2 rows.");
  expect(text).toMatch(/Left out on purpose.*1\|Line above the header.*1\|Row with a total/s);
  expect(text).not.toContain("the columns have numbers");
  expect(textOf("Hades,12\nPortal,3\nCeleste,4\n")).toContain(
    "Its first row is a game, so the columns have numbers.",
  );
});
