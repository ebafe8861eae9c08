/** What one client may do, and the product with Steam: a test or a generated attack is one client that does more than a person does. */
const LIMITS = [
  "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  "RATE_LIMIT_GET_LIST_PER_MINUTE",
  "RATE_LIMIT_CATALOGUE_READ_PER_MINUTE",
  "RATE_LIMIT_CATALOGUE_ID_PER_MINUTE",
  "RATE_LIMIT_SHELF_WRITE_PER_MINUTE",
  "RATE_LIMIT_CARD_DRAWING_PER_MINUTE",
  "RATE_LIMIT_STEAM_PER_MINUTE",
  "RATE_LIMIT_STEAM_PER_HOUR",
  "RATE_LIMIT_MAIL_PER_MINUTE",
  "RATE_LIMIT_FAILED_AUTH_PER_MINUTE",
  "STEAM_CALLS_PER_HOUR",
  "STEAM_CALLS_PER_DAY",
  "STEAM_KEYLESS_CALLS_PER_MINUTE",
];

/** Variables with which no client is refused for the number of its requests. */
export const RAISED_CLIENT_LIMITS = Object.fromEntries(LIMITS.map((name) => [name, "100000000"]));
