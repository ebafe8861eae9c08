import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  const icon = (file: string, size: number, purpose: "any" | "maskable") =>
    ({ src: `/icons/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }) as const;
  return {
    id: "/",
    name: "Questshelf",
    short_name: "Questshelf",
    description: "Track, discover, and share your gaming adventures in one beautiful place.",
    start_url: "/games",
    scope: "/",
    display: "standalone",
    lang: "en",
    categories: ["games", "entertainment"],
    background_color: "#0d0e14",
    theme_color: "#0d0e14",
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Browse games", url: "/games" },
      { name: "My Collection", url: "/collection" },
    ],
  };
}
