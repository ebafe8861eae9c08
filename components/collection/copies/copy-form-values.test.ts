import { expect, test } from "vitest";
import { readCopy, toCopyValues } from "./copy-form-values";

const empty = toCopyValues(null, "EUR");
const typed = {
  medium: "digital" as const,
  platform: " Nintendo Switch ",
  store: "Nintendo eShop",
  boughtOn: "2024-05",
  price: "59,99",
  currency: "eur",
};

test("reads all fields, with a decimal comma as a point", () => {
  expect(readCopy(typed)).toEqual({
    body: { ...typed, platform: "Nintendo Switch", price: 59.99, currency: "EUR" },
  });
});

test("sends no currency without a price, and shows a stored copy as typed", () => {
  expect(readCopy({ ...empty, store: "GOG" })).toEqual({
    body: { medium: null, platform: null, store: "GOG", boughtOn: null, price: null, currency: null },
  });
  const copy = {
    id: "x",
    platform: null,
    store: "GOG",
    medium: null,
    boughtOn: null,
    price: 5,
    currency: "USD",
  };
  expect(toCopyValues(copy, "EUR")).toMatchObject({ store: "GOG", price: "5", currency: "USD" });
});

test.each([
  [{}, { platform: "Enter something about the copy, such as its platform or store." }],
  [{ price: "-1" }, { price: "Enter a price such as 20 or 19.99." }],
  [{ price: "1e9" }, { price: "Enter a price such as 20 or 19.99." }],
  [{ price: "9999999999" }, { price: "A price is from 0 to 99,999,999.99, with two decimals at most." }],
  [{ price: "5", currency: "" }, { currency: "A price needs a currency." }],
  [
    { price: "5", currency: "euro" },
    { currency: "A currency is a code of three letters, such as EUR or USD." },
  ],
  [{ boughtOn: "2023-02-29" }, { boughtOn: "There is no such day." }],
  [{ boughtOn: "2999" }, { boughtOn: "That is in the future." }],
  [{ store: "a\u202eb" }, { store: "A store is text of up to 100 characters." }],
  [{ platform: "x".repeat(101) }, { platform: "A platform is text of up to 100 characters." }],
])("says what is wrong with %j", (values, errors) => {
  expect(readCopy({ ...empty, ...values })).toMatchObject({ errors });
});
