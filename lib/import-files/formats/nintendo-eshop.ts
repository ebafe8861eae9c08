import { currencyOf, toPrice } from "../copies.ts";
import { parseDate, parseTime } from "../dates.ts";
import { type Format, hasColumns, readRows } from "../format.ts";

/** Nintendo's code names. */
const DEVICES = new Map([
  ["bee", "Nintendo Switch 2"],
  ["hac", "Nintendo Switch"],
  ["wup", "Wii U"],
  ["ctr", "Nintendo 3DS"],
  ["ktr", "New Nintendo 3DS"],
  ["twl", "Nintendo DSi"],
  ["rvl", "Wii"],
]);

/** The list of purchases that a browser extension saves. */
export const nintendoEshop: Format = {
  id: "nintendo-eshop",
  name: "Nintendo eShop",
  recognizes: (part) => hasColumns(part, "transaction_type", "title", "device_type", "content_type"),
  read: (parts) =>
    readRows(parts, (row, result) => {
      const type = row.get("content_type").toLowerCase();
      if (!["title", "bundle", ""].includes(type)) {
        result.skip("Additional content (DLC)");
        return;
      }
      if (/refund|cancel|fund|balance|deposit|point/i.test(row.get("transaction_type"))) {
        result.skip("Not a purchase");
        return;
      }
      const device = row.get("device_type");
      const platform = DEVICES.get(device.toLowerCase()) ?? device;
      const paid = row.get("raw_value", "formatted_value");
      const boughtOn = result.read("date", "date", row.get("date"), (text) => parseDate(text));
      result.add(row.line, {
        title: row.get("title"),
        platform,
        addedAt: parseTime(row.get("date")),
        copies: [
          {
            platform,
            store: "Nintendo eShop",
            medium: "digital",
            boughtOn,
            price: result.read("number", "raw_value", paid, (text) => toPrice(text, ".")),
            currency: currencyOf(row.get("currency")) ?? currencyOf(row.get("formatted_value")),
          },
        ],
      });
    }),
};
