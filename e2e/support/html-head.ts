import type { APIResponse } from "playwright/test";

const decode = (text = "") =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** A page's head as it is sent, since link previews run no script. */
export async function headOf(answer: APIResponse) {
  const html = await answer.text();
  const head = html.slice(0, html.indexOf("</head>"));
  /** The contents of all tags of a name, in their order. */
  const all = (name: string) =>
    [...head.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g"))].map(
      ([, content]) => decode(content),
    );
  return {
    html,
    all,
    meta: (name: string) => all(name)[0],
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    /** The icons' addresses and attributes. */
    icons: [...head.matchAll(/<link rel="icon" ([^>]*?)\/?>/g)].map(([, attributes]) => decode(attributes)),
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
  };
}
