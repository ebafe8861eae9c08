/** Keys of the browser's cache. All of it belongs to one person: it goes when the session changes. */
export const steamLibraryKeys = {
  all: ["steam-library"] as const,
  imports: ["steam-library", "imports"] as const,
};
