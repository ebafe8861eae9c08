export const GALLERY_PATH = "/gallery";
