import { existsSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import type { CurrentUser } from "@/lib/auth/user";
import { beginImport } from "./begin-import";

const supabase = vi.hoisted(() => ({ rpc: vi.fn(), from: vi.fn() }));
vi.mock("@/lib/auth/user", () => ({ requireUser: async () => ({ id: "u1", supabase }) }));

const paths = vi.hoisted((): string[] => []);
vi.mock("@/lib/http/spooled-body", async (original) => {
  const { spoolForm } = await original<typeof import("@/lib/http/spooled-body")>();
  return {
    spoolForm: async (...args: Parameters<typeof spoolForm>) => {
      const form = await spoolForm(...args);
      paths.push(form.path);
      return form;
    },
  };
});

const ID = "3f0e6a0a-5d2c-4f5e-9a50-0d9f6f4f7c11";
const user = JSON.parse('{"id":"u1"}') as CurrentUser;

beforeEach(() => {
  const nothing = { data: null, error: null };
  const query = { select: () => query, eq: () => query, maybeSingle: async () => nothing };
  supabase.from.mockReturnValue(query);
  supabase.rpc.mockImplementation(async (name: string) => ({
    data: name === "begin_import" ? ID : name === "end_reading" ? { left: 1, state: "matching" } : null,
    error: null,
  }));
});

function upload(files: Record<string, string>, mappings?: object[]) {
  const body = new FormData();
  for (const [name, text] of Object.entries(files)) body.append("file", new File([text], name));
  if (mappings) body.set("mappings", JSON.stringify(mappings));
  const request = new Request("http://localhost/api/imports", { method: "POST", body });
  return beginImport(request, user, mappings !== undefined);
}

const FILES = { "a.csv": "Title,Mine\nHades,5\n", "b.csv": "Title,Why\nPortal,fun\n" };

it("describes unknown tables, then stores the rows of all by their mappings", async () => {
  const answer = await upload(FILES);
  const tables = "tables" in answer ? answer.tables : [];
  expect(tables.map(({ files, rows, saved }) => [files, rows, saved])).toEqual([
    [["a.csv"], 1, null],
    [["b.csv"], 1, null],
  ]);
  const mappings = tables.map(({ headerKey }) => ({
    headerKey,
    mapping: { columns: { title: "Title" }, ratingScale: 10, timeUnit: "hours", dateOrder: "dmy" },
    isKept: false,
  }));
  expect(await upload(FILES, mappings)).toEqual({ id: ID });
  const stored = supabase.rpc.mock.calls.find(([name]) => name === "add_import_rows");
  expect(stored?.[1].rows.map(({ title }: { title: string }) => title)).toEqual(["Hades", "Portal"]);
});

it("leaves no file of the upload behind, also when it is refused", async () => {
  await upload(FILES);
  await expect(upload({ "a.pdf": "%PDF-1.7\n" })).rejects.toMatchObject({ code: "invalid_input" });
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => existsSync(path))).toEqual([]);
});
