export const steamLibraryKeys = {
  all: ["steam-library"] as const,
  imports: ["steam-library", "imports"] as const,
  /** What the last sync of this page has changed. */
  changes: (userId: string | undefined) => ["steam-library", "changes", userId] as const,
};
