/** Keys of the browser cache, which is cleared when the session changes. */
export const steamLibraryKeys = {
  all: ["steam-library"] as const,
  imports: ["steam-library", "imports"] as const,
};
