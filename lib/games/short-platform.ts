/** "PC" for IGDB's "PC (Microsoft Windows)"; any other name as it is. */
export const shortPlatform = (name: string) => (name === "PC (Microsoft Windows)" ? "PC" : name);
