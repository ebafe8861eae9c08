import { expect, it } from "vitest";
import { websiteLink } from "./website-link";

it.each([
  ["https://www.example.test", { href: "https://www.example.test/", label: "example.test" }],
  ["http://example.test:8080/me", { href: "http://example.test:8080/me", label: "example.test:8080/me" }],
])("links to %s", (given, website) => {
  expect(websiteLink(given)).toEqual(website);
});

it.each([
  null,
  "",
  "example.test",
  "javascript:alert(1)",
  "JavaScript://example.test/%0aalert(1)",
  "data:text/html,x",
  "https://bank.test@evil.test/",
])("does not link to %j", (given) => {
  expect(websiteLink(given)).toBeNull();
});
