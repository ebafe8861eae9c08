export const steamLibraryKeys = {
  all: ["steam-library"] as const,
  imports: ["steam-library", "imports"] as const,
};
