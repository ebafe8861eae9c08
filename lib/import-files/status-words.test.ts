import { expect, test } from "vitest";
import { markOf } from "./columns/marks.ts";
import { statusOfWord } from "./status-words.ts";

test.each([
  [
    "want",
    [
      "Wishlist",
      "to-play",
      "WANT_TO_PLAY",
      "Wunschliste",
      "À jouer",
      "Pendiente",
      "Da giocare",
      "Não iniciado",
      "Do zagrania",
      "Chci hrát",
    ],
  ],
  [
    "playing",
    ["In progress", "Spiele gerade", "En cours", "Jugando", "In corso", "Jogando", "W trakcie", "Rozehráno"],
  ],
  [
    "completed",
    [
      "Beaten",
      "100 %",
      "Durchgespielt",
      "Terminée",
      "Completado",
      "Finito",
      "Zerado",
      "Ukończone",
      "Dohráno",
    ],
  ],
  [
    "paused",
    ["On-Hold", "Pausiert", "En pause", "En pausa", "In pausa", "Pausado", "Wstrzymane", "Odloženo"],
  ],
  [
    "dropped",
    ["DNF", "Abgebrochen", "Abandonné", "Abandonado", "Abbandonato", "Largado", "Porzucone", "Vzdáno"],
  ],
  [
    "endless",
    [
      "Endless",
      "Live service",
      "Endlos",
      "Sans fin",
      "Sin fin",
      "Senza fine",
      "Sem fim",
      "Bez końca",
      "Nekonečné",
    ],
  ],
] as const)("means %s by %j", (status, words) => {
  const others = words.filter((word) => statusOfWord(word) !== status);
  expect(others).toEqual([]);
});

test.each(["Played", "Retired", "Unfinished", "Not completed", "Completed, Dropped", "Owned", "", "🎮"])(
  "leaves the meaning of %j to the user",
  (word) => {
    expect(statusOfWord(word)).toBeNull();
  },
);

test("reads a word with a second one that has no meaning of its own", () => {
  expect(["Playing, Owned", "Beaten - Main Story", "Completed x3", "⭐ Done!"].map(statusOfWord)).toEqual([
    "playing",
    "completed",
    "completed",
    "completed",
  ]);
});

test("knows the marks of checkboxes, spreadsheets and people", () => {
  const yes = [
    "x",
    "X",
    "1",
    "✓",
    "✔️",
    "✅",
    "☑",
    "●",
    "[x]",
    "Yes",
    "TRUE",
    "Ja",
    "Oui",
    "Sí",
    "Sim",
    "Tak",
    "Ano",
    "WAHR",
  ];
  const no = ["0", "✗", "❌", "☐", "[ ]", "No", "FALSE", "Nein", "Non", "Não", "Nie", "Ne", "FALSCH"];
  expect(yes.filter((cell) => markOf(cell) !== true)).toEqual([]);
  expect(no.filter((cell) => markOf(cell) !== false)).toEqual([]);
  expect(["", "2", "maybe", "2024-01-01", "no idea"].filter((cell) => markOf(cell) !== null)).toEqual([]);
});
