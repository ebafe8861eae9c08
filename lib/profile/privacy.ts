export const VISIBILITY_PATH = "/settings/visibility";

/** Who sees a profile: everyone, everyone with its URL, or only its owner. */
export const VISIBILITIES = ["public", "link", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Parts of a profile that its owner shows or hides; as the database knows them. */
export const SECTIONS = ["ratings", "hours", "dates", "plays", "copies", "lists", "statistics"] as const;
export type Section = (typeof SECTIONS)[number];
