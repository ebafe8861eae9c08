import { expect, test } from "vitest";
import { guessFields, hintOf, plainHeader } from "./headers.ts";

const guessed = (header: string) => [
  ...guessFields(header.split(";").map((name) => ({ name, values: [] }))).values(),
];

test.each([
  ["gameMins", "game mins"],
  ["Hours Played (h)", "hours played"],
  ["System/Console", "system console"],
  ["Hinzugefügt_am", "hinzugefugt am"],
  ["Tytuł gry:", "tytul gry"],
  ["IGDBId", "igdb id"],
])("reads %s as plain words", (name, plain) => {
  expect(plainHeader(name)).toBe(plain);
});

const MOST = ["title", "platform", "year", "status", "rating", "hours", "startedOn", "finishedOn", "notes"];

test.each([
  [
    "camelCase",
    "gameName;platformList;releaseYear;playStatus;myRating;hoursPlayed;startDate;finishDate;notes",
  ],
  [
    "units",
    "Game Name;System/Console;Released (Year);Play Status;Rating (1-10);Hours Played (h);Date Started;Date Beaten;My Thoughts",
  ],
  ["German", "Spiel;Plattform;Erscheinungsjahr;Status;Bewertung;Spielzeit (h);Begonnen am;Beendet;Notizen"],
  [
    "French",
    "Jeu;Plateforme;Année de sortie;Statut;Ma note;Temps de jeu;Commencé le;Terminé le;Commentaires",
  ],
  [
    "Spanish",
    "Título;Plataforma;Año de lanzamiento;Estado;Puntuación;Horas jugadas;Fecha de inicio;Terminado;Notas",
  ],
  ["Italian", "Titolo;Piattaforma;Anno di uscita;Stato;Voto;Ore di gioco;Iniziato il;Finito il;Commenti"],
  [
    "Portuguese",
    "Jogo;Plataforma;Ano de lançamento;Situação;Avaliação;Horas jogadas;Data de início;Concluído em;Observações",
  ],
  ["Polish", "Tytuł gry;Platforma;Rok wydania;Stan;Moja ocena;Czas gry;Data rozpoczęcia;Ukończono;Uwagi"],
  ["Czech", "Název hry;Platforma;Rok vydání;Stav;Moje hodnocení;Herní doba;Zahájeno;Dohráno;Poznámky"],
])("guesses columns with names in %s", (_, header) => {
  expect(guessed(header)).toEqual(MOST);
});

test("guesses columns of copies", () => {
  expect(
    guessed("Title;Purchase Store;Physical/Digital;Purchase Date;Purchase Price;Currency;My tags"),
  ).toEqual(["title", "tags", "store", "medium", "boughtOn", "price", "currency"]);
  expect(guessed("Spiel;Gekauft bei;Kaufdatum;Preis")).toEqual(["title", "store", "boughtOn", "price"]);
});

test("prefers the user's own score, and guesses no column whose values do not fit", () => {
  const columns = [
    { name: "rating", values: ["9.8", "9.2"] },
    { name: "mine", values: ["3", "5"] },
    { name: "Note", values: ["21 hours to the end"] },
  ];
  const fits = (field: string, { name }: { name: string }) => field !== "rating" || name === "mine";
  expect([...guessFields(columns, fits)]).toEqual([
    ["mine", "rating"],
    ["Note", "notes"],
  ]);
});

test("names what an unknown column looks like, if it is the user's own", () => {
  const hint = (name: string) => hintOf({ name, values: ["1"] }, () => true);
  expect(["totalMinsOnPc", "Metacritic score", "When bought", "Genre", "Day"].map(hint)).toEqual([
    "hours",
    null,
    "boughtOn",
    null,
    null,
  ]);
});
