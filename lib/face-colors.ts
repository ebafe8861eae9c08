const FACES = [
  ["#a98bf0", "#4a3aa8"],
  ["#3fb6a8", "#2b5f9e"],
  ["#5aa0e8", "#2c3f86"],
  ["#e2725b", "#7a2f4f"],
  ["#d977a8", "#7a3b86"],
  ["#7c8a5e", "#39513f"],
  ["#e0954e", "#8a3d2a"],
  ["#f0a63c", "#c14d6e", "#5a4bd6"],
] as const;

/** The colours of the gradient behind the initials, the same wherever the name is shown. */
export function faceColors(name: string): readonly string[] {
  let sum = 0;
  for (const character of name.toLowerCase()) sum = (sum * 1533 + (character.codePointAt(0) ?? 0)) % 65_521;
  return FACES[sum % FACES.length] ?? FACES[0];
}

/** A CSS background of these colours. */
export const faceBackground = (name: string) => `linear-gradient(140deg,${faceColors(name).join()})`;
