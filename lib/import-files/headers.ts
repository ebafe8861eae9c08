import { MAPPER_FIELDS, type MapperField, REPEATED_FIELDS } from "./entry.ts";

/**
 * What columns are called, as `plainHeader` writes it: in English, German, French, Spanish, Italian, Portuguese, Polish and Czech,
 * and by collectors' programs. Of several columns, that of the first word is taken.
 */
const WORDS: Record<MapperField, readonly string[]> = {
  title: [
    ...[
      "title",
      "name",
      "game",
      "game name",
      "game title",
      "title name",
      "games",
      "video game",
      "product",
      "app name",
    ],
    ...["titel", "spiel", "spielname", "spieltitel", "spiele", "bezeichnung"],
    ...["titre", "nom", "jeu", "jeux", "nom du jeu", "titre du jeu"],
    ...["titulo", "nombre", "juego", "juegos", "nombre del juego", "titulo del juego"],
    ...["titolo", "nome", "gioco", "giochi", "nome del gioco", "titolo del gioco"],
    ...["jogo", "jogos", "nome do jogo", "titulo do jogo"],
    ...["tytul", "nazwa", "gra", "gry", "nazwa gry", "tytul gry"],
    ...["nazev", "hra", "hry", "nazev hry", "jmeno"],
  ],
  platform: [
    ...[
      "platform",
      "platforms",
      "platform list",
      "system",
      "systems",
      "console",
      "consoles",
      "system console",
      "console system",
    ],
    ...[
      "platform console",
      "hardware",
      "device",
      "device type",
      "played on",
      "platform played on",
      "sub platform",
    ],
    ...["plattform", "plattformen", "konsole", "gerat", "gespielt auf"],
    ...["plateforme", "plateformes", "support", "joue sur"],
    ...["plataforma", "plataformas", "consola", "jugado en", "sistema"],
    ...["piattaforma", "piattaforme", "giocato su"],
    ...["jogado em"],
    ...["platforma", "platformy", "konsola"],
    ...["zarizeni", "konzole"],
  ],
  year: [
    ...["year", "release year", "released", "release date", "year released", "year of release", "release"],
    ...["initial release date", "original release date", "released on", "first release date"],
    ...["jahr", "erscheinungsjahr", "erschienen", "veroffentlicht", "erscheinungsdatum", "veroffentlichung"],
    ...["annee", "annee de sortie", "sortie", "date de sortie"],
    ...["ano", "ano de lanzamiento", "lanzamiento", "fecha de lanzamiento"],
    ...["anno", "anno di uscita", "uscita", "data di uscita"],
    ...["ano de lancamento", "lancamento", "data de lancamento"],
    ...["rok", "rok wydania", "data wydania", "wydano"],
    ...["rok vydani", "datum vydani", "vydano"],
  ],
  status: [
    ...["status", "play status", "completion status", "progress status", "game status", "my status", "state"],
    ...[
      "list",
      "shelf",
      "exclusive shelf",
      "progress",
      "completion",
      "collection status",
      "beaten status",
      "stage",
    ],
    ...["zustand", "spielstatus", "stand", "fortschritt"],
    ...["statut", "etat", "avancement", "progression"],
    ...["estado", "progreso"],
    ...["stato", "avanzamento"],
    ...["situacao", "progresso"],
    ...["stan", "postep"],
    ...["stav", "postup"],
  ],
  rating: [
    ...[
      "my rating",
      "my score",
      "user rating",
      "personal rating",
      "own rating",
      "your rating",
      "mine",
      "user score",
    ],
    ...["my stars", "rating", "score", "stars", "grade", "rating score", "personal score"],
    ...["meine bewertung", "bewertung", "wertung", "note", "punkte", "sterne", "eigene bewertung"],
    ...["ma note", "note personnelle", "etoiles", "evaluation"],
    ...["mi nota", "nota", "calificacion", "puntuacion", "valoracion", "estrellas", "mi calificacion"],
    ...["voto", "valutazione", "mio voto", "il mio voto", "stelle", "punteggio"],
    ...["minha nota", "avaliacao", "classificacao", "pontuacao", "estrelas"],
    ...["moja ocena", "ocena", "gwiazdki", "punkty"],
    ...["moje hodnoceni", "hodnoceni", "znamka", "body", "hvezdy"],
  ],
  hours: [
    ...[
      "hours played",
      "hours",
      "playtime",
      "play time",
      "time played",
      "time spent",
      "total hours",
      "total playtime",
    ],
    ...[
      "played hours",
      "my playtime",
      "my hours",
      "total play time",
      "total time",
      "time",
      "hours of playtime",
    ],
    ...[
      "minutes",
      "minutes played",
      "minutes of playtime",
      "playtime minutes",
      "game mins",
      "mins",
      "mins played",
    ],
    ...[
      "playtime forever",
      "playtime hours",
      "hours on record",
      "hours spent",
      "hrs",
      "hrs played",
      "game time",
    ],
    ...["seconds played", "playtime seconds", "duration", "length"],
    ...[
      "spielzeit",
      "spielstunden",
      "stunden",
      "gespielte stunden",
      "spieldauer",
      "dauer",
      "zeit",
      "minuten",
    ],
    ...["spielminuten", "gesamtspielzeit"],
    ...["temps de jeu", "heures", "heures jouees", "heures de jeu", "duree", "temps", "duree de jeu"],
    ...["horas", "horas jugadas", "tiempo de juego", "tiempo jugado", "tiempo", "duracion", "minutos"],
    ...["ore", "ore giocate", "ore di gioco", "tempo di gioco", "durata", "tempo", "minuti"],
    ...["horas jogadas", "tempo de jogo", "horas de jogo", "tempo jogado", "duracao"],
    ...["godziny", "czas gry", "rozegrane godziny", "liczba godzin", "przegrane godziny", "czas", "minuty"],
    ...["hodiny", "herni doba", "odehrano", "odehrane hodiny", "cas", "doba hrani", "odehrany cas"],
  ],
  startedOn: [
    ...[
      "start date",
      "started",
      "date started",
      "started on",
      "started at",
      "start",
      "begun",
      "begin date",
      "began",
    ],
    ...["first played", "date begun", "started playing", "play start"],
    ...[
      "begonnen",
      "angefangen",
      "gestartet",
      "startdatum",
      "beginn",
      "begonnen am",
      "angefangen am",
      "gestartet am",
    ],
    ...["commence", "commence le", "debut", "date de debut"],
    ...["empezado", "comenzado", "inicio", "fecha de inicio", "iniciado"],
    ...["iniziato", "inizio", "data di inizio", "data inizio", "iniziato il"],
    ...["comecado", "comecou", "data de inicio", "iniciado em"],
    ...["rozpoczeto", "poczatek", "data rozpoczecia", "rozpoczete"],
    ...["zacatek", "zahajeno", "datum zahajeni", "rozehrano", "zacato"],
  ],
  finishedOn: [
    ...[
      "finish date",
      "finished",
      "finished on",
      "finished at",
      "completion date",
      "completed on",
      "date completed",
    ],
    ...[
      "date finished",
      "date beaten",
      "beaten",
      "beaten on",
      "beat date",
      "beaten date",
      "completed",
      "date beat",
    ],
    ...["completed date", "finished date", "end date", "ended", "done on", "date done", "date of completion"],
    ...[
      "date read",
      "watched date",
      "date played",
      "played on date",
      "beat",
      "year beaten",
      "year completed",
    ],
    ...["played", "gespielt", "year finished", "year played", "last finished", "cleared on", "date cleared"],
    ...[
      "beendet",
      "beendet am",
      "durchgespielt",
      "durchgespielt am",
      "abgeschlossen",
      "abgeschlossen am",
      "enddatum",
    ],
    ...["fertig", "fertig am", "abschlussdatum", "ende", "abgeschlossen im jahr"],
    ...["termine", "termine le", "fini", "fini le", "date de fin", "fin", "acheve"],
    ...[
      "terminado",
      "terminado el",
      "completado",
      "acabado",
      "fecha de finalizacion",
      "fecha de fin",
      "finalizado",
    ],
    ...[
      "finito",
      "finito il",
      "completato",
      "completato il",
      "terminato",
      "data di fine",
      "fine",
      "data fine",
    ],
    ...[
      "concluido",
      "concluido em",
      "finalizado em",
      "terminado em",
      "data de conclusao",
      "zerado",
      "zerado em",
    ],
    ...[
      "ukonczono",
      "ukonczone",
      "data ukonczenia",
      "zakonczono",
      "koniec",
      "data zakonczenia",
      "przeszedlem",
    ],
    ...["dokonceno", "dohrano", "datum dokonceni", "konec", "dohrano dne", "datum dohrani"],
  ],
  addedAt: [
    ...[
      "date added",
      "added",
      "added on",
      "added at",
      "added date",
      "created",
      "created at",
      "created on",
      "add date",
    ],
    ...["date created", "time added", "date added to collection"],
    ...["hinzugefugt", "hinzugefugt am", "eingetragen", "angelegt"],
    ...["ajoute", "ajoute le", "date d ajout"],
    ...["anadido", "agregado", "fecha de adicion", "fecha anadido"],
    ...["aggiunto", "aggiunto il", "data aggiunta"],
    ...["adicionado", "adicionado em", "data de adicao"],
    ...["dodano", "data dodania"],
    ...["pridano", "datum pridani"],
  ],
  notes: [
    ...[
      "notes",
      "note",
      "my notes",
      "comment",
      "comments",
      "game notes",
      "remarks",
      "remark",
      "thoughts",
      "my thoughts",
    ],
    ...["general notes", "personal notes", "impressions", "comment s", "my comments", "memo"],
    ...[
      "notizen",
      "notiz",
      "kommentar",
      "kommentare",
      "anmerkung",
      "anmerkungen",
      "bemerkung",
      "bemerkungen",
    ],
    ...["commentaire", "commentaires", "remarque", "remarques"],
    ...["notas", "comentario", "comentarios", "observaciones"],
    ...["commento", "commenti", "osservazioni", "appunti"],
    ...["observacoes", "anotacoes"],
    ...["notatki", "notatka", "komentarz", "komentarze", "uwagi"],
    ...["poznamky", "poznamka", "komentar", "komentare"],
  ],
  review: [
    ...[
      "review",
      "my review",
      "reviews",
      "review text",
      "review notes",
      "opinion",
      "my opinion",
      "mini review",
    ],
    ...[
      "rezension",
      "kritik",
      "fazit",
      "meinung",
      "critique",
      "avis",
      "resena",
      "opinion personal",
      "critica",
    ],
    ...["recensione", "opinione", "resenha", "analise", "recenzja", "opinia", "recenze"],
  ],
  tags: [
    ...["tags", "tag", "labels", "label", "my tags", "categories", "category", "collections", "user tags"],
    ...["schlagworter", "schlagwort", "stichworter", "kategorie", "kategorien", "etiquettes", "mots cles"],
    ...[
      "etiquetas",
      "categoria",
      "categorias",
      "etichette",
      "categorie",
      "tagi",
      "etykiety",
      "kategorie",
      "stitky",
    ],
  ],
  store: [
    ...[
      "store",
      "storefront",
      "shop",
      "purchase store",
      "bought from",
      "bought at",
      "purchased from",
      "purchased at",
    ],
    ...[
      "digital service",
      "service",
      "launcher",
      "acquisition source",
      "purchase location",
      "retailer",
      "sources",
    ],
    ...["source", "seller", "laden", "handler", "gekauft bei", "geschaft", "quelle", "magasin", "boutique"],
    ...["achete chez", "tienda", "comprado en", "negozio", "acquistato da", "loja", "comprado em", "sklep"],
    ...["kupione w", "obchod", "koupeno v", "koupeno kde"],
  ],
  medium: [
    ...[
      "physical or digital",
      "digital or physical",
      "physical digital",
      "digital physical",
      "format",
      "medium",
    ],
    ...["media", "media type", "copy type", "edition format", "phys dig", "copy format", "ownership type"],
    ...["datentrager", "physisch oder digital", "physisch digital", "digital physisch", "support physique"],
    ...[
      "physique ou numerique",
      "formato",
      "fisico o digital",
      "fisico digital",
      "soporte",
      "fisico o digitale",
    ],
    ...["fisico ou digital", "nosnik", "forma", "nosic"],
  ],
  boughtOn: [
    ...["purchase date", "date purchased", "bought", "bought on", "date bought", "purchased", "purchased on"],
    ...[
      "acquired",
      "acquired on",
      "date acquired",
      "acquisition date",
      "purchase time",
      "order date",
      "transaction date",
    ],
    ...[
      "gekauft",
      "gekauft am",
      "kaufdatum",
      "erworben",
      "erworben am",
      "achete",
      "achete le",
      "date d achat",
    ],
    ...[
      "comprado",
      "comprado el",
      "fecha de compra",
      "adquirido",
      "acquistato",
      "acquistato il",
      "data di acquisto",
    ],
    ...["data acquisto", "data de compra", "data da compra", "kupiono", "data zakupu", "kupione", "koupeno"],
    ...["datum nakupu", "datum koupe", "zakoupeno"],
  ],
  price: [
    ...[
      "price",
      "price paid",
      "purchase price",
      "paid",
      "amount paid",
      "amt paid",
      "cost",
      "my price",
      "spent",
    ],
    ...[
      "i paid",
      "total paid",
      "money spent",
      "formatted value",
      "raw value",
      "preis",
      "kaufpreis",
      "bezahlt",
    ],
    ...[
      "kosten",
      "prix",
      "prix d achat",
      "prix paye",
      "cout",
      "precio",
      "precio de compra",
      "pagado",
      "coste",
    ],
    ...[
      "costo",
      "prezzo",
      "prezzo di acquisto",
      "prezzo pagato",
      "preco",
      "preco pago",
      "valor pago",
      "pago",
    ],
    ...["cena", "cena zakupu", "zaplacono", "koszt", "nakupni cena", "kupni cena", "zaplaceno"],
  ],
  currency: ["currency", "wahrung", "devise", "moneda", "divisa", "valuta", "moeda", "waluta", "mena"],
  igdbId: ["igdb id", "igdb", "igdbid", "igdb game id"],
  steamAppid: [
    "steam appid",
    "steam app id",
    "appid",
    "app id",
    "steam id",
    "steamid",
    "steam application id",
  ],
};

/** In camelCase, with brackets, units, accents or marks: `Spielzeit (h)`, `gameMins` and `PLAY_TIME` in plain words. */
export function plainHeader(name: string): string {
  return foldLetters(name.replace(/[([{].*?[)\]}]/g, " "))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** All words, also those in brackets: `Spielzeit (h)` is `spielzeit`, `h`. */
export function wordsOf(name: string): string[] {
  return foldLetters(name.slice(0, 200)).match(/\p{L}+/gu) ?? [];
}

/** Lower case, without accents, and in words. */
function foldLetters(name: string): string {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

const UNIT = /^(?:h|hr|hrs|hours|std|m|min|mins|minutes|s|sec|secs|seconds)$/;

/** Names under which a column may be listed: without a unit at its end, and without the number of a play. */
function namesOf(name: string): string[] {
  const plain = plainHeader(name);
  const words = plain.split(" ");
  const isCounted = /^(?:\d{1,2}|1st|2nd|3rd|\d{1,2}th|first|second|third)$/;
  const rest = words.filter((word) => !isCounted.test(word));
  const withoutUnit = UNIT.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return [...new Set([plain, withoutUnit.join(" "), rest.join(" ")])].filter((text) => text !== "");
}

export type Column = { name: string; values: readonly string[] };
type Fits = (field: MapperField, column: Column) => boolean;

/** The field of each column, by its name. `fits` tells whether the values of a column can be those of a field. */
export function guessFields(columns: readonly Column[], fits: Fits = () => true): Map<string, MapperField> {
  const guesses = new Map<string, MapperField>();
  const named = columns.map((column) => ({ column, names: namesOf(column.name) }));
  for (const field of MAPPER_FIELDS) {
    for (const word of WORDS[field]) {
      const found = named.filter(
        ({ column, names }) => names.includes(word) && !guesses.has(column.name) && fits(field, column),
      );
      const taken = REPEATED_FIELDS.includes(field) ? found : found.slice(0, 1);
      for (const { column } of taken) guesses.set(column.name, field);
      if (taken.length > 0 && !MERGED.includes(field)) break;
    }
  }
  return guesses;
}

/** Columns of these fields are put together whatever they are called. */
const MERGED: readonly MapperField[] = ["notes", "review", "tags"];

/** Whether a cell is a name of a column that we know. */
export function isHeader(text: string): boolean {
  return text.length <= 60 && namesOf(text).some((name) => KNOWN.has(name));
}

export function isTitleHeader(text: string): boolean {
  return text.length <= 60 && namesOf(text).some((name) => IDENTIFYING.has(name));
}

const KNOWN = new Set(Object.values(WORDS).flat());
const IDENTIFYING = new Set([...WORDS.title, ...WORDS.igdbId, ...WORDS.steamAppid]);

/** Parts of names that tell what an unknown column may be: asked, not guessed. */
const HINTS: readonly (readonly [MapperField, RegExp])[] = [
  [
    "hours",
    /\b(hours?|hrs?|mins?|minut\w*|playtime|playing time|stunden|spielzeit|heures?|horas?|ore|godzin\w*|hodin\w*)\b/,
  ],
  ["rating", /\b(ratings?|scores?|stars?|bewertung|wertung|puntuacion|voto|ocena|hodnoceni)\b/],
  [
    "boughtOn",
    /\b(bought|purchased?|acquired|acquisition|gekauft|kauf\w*|achat|compra\w*|acquist\w*|zakup\w*|nakup\w*)\b/,
  ],
  ["startedOn", /\b(start\w*|begin|begun|began|begonnen|debut|inicio|inizio)\b/],
  [
    "finishedOn",
    /\b(finish\w*|complet\w*|beat|beaten|end|ended|done|cleared|date|datum|fecha|data|played)\b/,
  ],
  ["addedAt", /\b(added|created|hinzugefugt)\b/],
  ["price", /\b(price|paid|cost|value|preis|prix|precio|prezzo|preco|cena)\b/],
  ["platform", /\b(platforms?|consoles?|system|plattform|plateforme|plataforma|piattaforma)\b/],
  ["status", /\b(status|progress|completion|state)\b/],
  ["tags", /\b(tags?|labels?)\b/],
  ["notes", /\b(notes?|comments?|thoughts|opinion|remarks?|review|notizen)\b/],
  ["title", /\b(title|game|name|titel|spiel)\b/],
];

/** Of critics, of all users, of the catalogue, or of other things than playing. */
const FOREIGN =
  /\b(critics?|meta\w*|site|community|average|avg|global|users?|public|world|achievements?|trophies|estimate\w*|est|to beat|hltb|count|index|rank|url|link|image|id)\b/;

/** What a column that is not guessed looks like; null: nothing that would be used. */
export function hintOf(column: Column, fits: Fits): MapperField | null {
  const name = plainHeader(column.name);
  if (FOREIGN.test(name) || column.values.length === 0) return null;
  return HINTS.find(([field, words]) => words.test(name) && fits(field, column))?.[0] ?? null;
}
