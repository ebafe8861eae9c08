import type { User } from "./harness.ts";

const COVERS = "https://images.igdb.com/igdb/image/upload/t_cover_big";

/** The steps of an import of a user; each throws the database's error. */
export function importSteps({ client }: Pick<User, "client">) {
  async function call(name: string, args: object = {}) {
    const { data, error } = await client.rpc(name, args);
    if (error) throw error;
    return data;
  }
  const begin = (): Promise<string> => call("begin_import", { source: "csv", file_name: "games.csv" });
  /** Rows are numbered from 1, lines from 2. */
  const add = (id: string, rows: object[], first = 1) =>
    call("add_import_rows", {
      import: id,
      rows: rows.map((row, index) => ({ row: first + index, line: first + index + 1, ...row })),
    });
  async function match(id: string): Promise<void> {
    await call("end_reading", { import: id });
    for (let left = 1; left > 0; ) ({ left } = await call("match_import", { import: id }));
  }
  async function read(rows: object[]): Promise<string> {
    const id = await begin();
    await add(id, rows);
    await match(id);
    return id;
  }
  const options = (id: string, rest: object) => call("set_import_options", { import: id, ...rest });
  const page = async (id: string, kind: string, rest: object = {}) =>
    (await call("import_page", { import: id, kind, ...rest })).rows;
  const writeBatch = (id: string, batch = 200) =>
    call("write_import", { import: id, batch, cover_prefix: COVERS });
  async function write(id: string, batch = 200): Promise<number> {
    for (let written = 0; ; ) {
      const answer = await writeBatch(id, batch);
      written += answer.written;
      if (answer.left === 0) return written;
    }
  }
  async function undo(id: string, batch = 200) {
    for (;;) {
      const answer = await call("undo_import", { import: id, batch });
      if (answer.left === 0) return answer.state;
    }
  }
  const summary = (id: string) => call("import_summary", { import: id });
  return { call, begin, add, match, read, options, page, writeBatch, write, undo, summary };
}
