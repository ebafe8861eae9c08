/** The address of the gallery. */
export const GALLERY_PATH = "/gallery";
