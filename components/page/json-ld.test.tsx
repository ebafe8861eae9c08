import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./json-ld";

test("text cannot end the block, and reads back as it was", () => {
  const data = { name: '</script><script>alert("1")</script><!-- & \u2028 \u2029 é' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const body = html.replace(/^<script type="application\/ld\+json">/, "").replace(/<\/script>$/, "");
  expect(body).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(body)).toEqual(data);
});
