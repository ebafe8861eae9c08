import { type Entry, IMPORT_STATUSES, type ImportStatus } from "./entry.ts";

/** The status of a row: the file's word, and what it means by default. */
export type RowStatus = Pick<Entry, "statusWord" | "status">;

/** Unambiguous words, without accents. "Played" and "retired" are not among them: for these the user chooses. One line per language. */
const MEANINGS: Record<ImportStatus, string[]> = {
  want: [
    "want|want it|want to play|wanted|wishlist|wish list|wishlisted|backlog|backlogged|plan to play|planned|planning|plan|to play",
    "not played|not started|not yet started|unplayed|unstarted|not begun|up next|next|queued|queue|to do|todo|to be played|pile of shame",
    "want to read|to read",
    "geplant|ungespielt|noch nicht gespielt|nicht gespielt|nicht begonnen|nicht angefangen|nicht gestartet|wunschliste|will ich spielen|mochte ich spielen|noch spielen",
    "a jouer|a faire|envie|envie d'y jouer|liste de souhaits|souhaite|prevu|pas commence|non commence|pas joue|non joue",
    "por jugar|pendiente|pendientes|quiero jugar|lista de deseos|deseado|sin empezar|sin jugar|no empezado|no jugado|planeado",
    "da giocare|lista desideri|lista dei desideri|desiderato|non iniziato|non giocato|da iniziare|voglio giocare",
    "quero jogar|por jogar|para jogar|lista de desejos|desejado|nao iniciado|nao jogado|planejado|planeado|pendente",
    "chce zagrac|do zagrania|planowane|planowana|w planach|lista zyczen|nierozpoczeta|nierozpoczete|nie rozpoczeta|nie rozpoczete|niegrane",
    "chci hrat|k hrani|chci zahrat|planovano|planuji|v planu|seznam prani|nehrano|nehrana|nezacato|nezahajeno",
  ],
  playing: [
    "playing|currently playing|now playing|in progress|started|replaying|repeating|doing|active|current|still playing",
    "spiele|spiele ich|spiele gerade|spiele aktuell|am spielen|wird gespielt|angefangen|begonnen|in arbeit|aktuell",
    "en cours|en train de jouer|j'y joue|commence",
    "jugando|en curso|en progreso|en proceso|empezado|jugando ahora",
    "in corso|giocando|sto giocando|iniziato|in gioco",
    "jogando|a jogar|em andamento|em progresso|em curso|iniciado",
    "gram|gram teraz|w trakcie|w toku|rozpoczeta|rozpoczete",
    "hraji|hraju|prave hraji|rozehrano|rozehrana|rozehrane",
  ],
  completed: [
    "completed|complete|beaten|beat|beat it|finished|finished it|done|mastered|cleared|won|100%|100% completion|100% completed|100% complete",
    "platinum|platinumed|plat|main story completed|main story done|story completed|story done|rolled credits|credits rolled",
    "durchgespielt|abgeschlossen|beendet|fertig|geschafft|platin",
    "termine|terminee|fini|finie|complete|completee|acheve|achevee|platine",
    "completado|completada|terminado|terminada|acabado|finalizado|platino|pasado",
    "completato|completata|finito|finita|terminato|concluso|platinato",
    "concluido|concluida|completo|zerado|zerada|finalizado|terminado|platinado",
    "ukonczone|ukonczona|ukonczony|skonczone|skonczona|zaliczone",
    "dohrano|dohrana|dokonceno|hotovo|splneno",
  ],
  paused: [
    "paused|pause|on hold|hold|stalled|shelved|suspended|on pause|on break|taking a break|backburner|back burner|on the back burner",
    "pausiert|unterbrochen|in pause|auf eis|auf eis gelegt",
    "en pause|en attente|suspendu|mis en pause",
    "en pausa|pausado|en espera|suspendido",
    "in pausa|sospeso|in sospeso",
    "pausado|em pausa|em espera|suspenso",
    "wstrzymane|wstrzymana|pauza|zawieszone|odlozone",
    "pozastaveno|preruseno|odlozeno|pauza",
  ],
  dropped: [
    "dropped|drop|abandoned|gave up|quit|given up|did not finish|dnf|won't finish|stopped playing|rage quit|did not complete",
    "abgebrochen|aufgegeben",
    "abandonne|abandonnee|laisse tomber",
    "abandonado|abandonada|dejado",
    "abbandonato|abbandonata|mollato",
    "largado|dropado|desisti",
    "porzucone|porzucona|porzucilem|porzucilam",
    "vzdano|opusteno|nedohrano|nedohrana",
  ],
  endless: [
    "endless|ongoing|continuous|online|multiplayer|never ending|neverending|infinite|live service|forever game",
    "endlos|endlosspiel",
    "sans fin|infini",
    "sin fin|infinito",
    "senza fine",
    "sem fim",
    "bez konca",
    "nekonecne|nekonecna|nekonecno|bez konce",
  ],
};

const STATUSES = new Map(
  IMPORT_STATUSES.flatMap((status) =>
    MEANINGS[status].flatMap((words) => words.split("|").map((word) => [word, status] as const)),
  ),
);

/** Ignores emoji, remarks in brackets, and a second word that agrees or has no meaning: `✅ Completed (100%)`. */
export function statusOfWord(word: string): ImportStatus | null {
  if (word.length > 100) return null;
  const text = plain(word);
  const whole = STATUSES.get(text);
  if (whole) return whole;
  const parts = text.split(/[,;/|:&+()[\]]| - |–|—/).map((part) => STATUSES.get(withoutCount(part)));
  const meanings = new Set(parts.filter((meaning) => meaning !== undefined));
  const [meaning] = meanings;
  return meanings.size === 1 ? (meaning ?? null) : null;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}|[^\p{L}\p{N}\s,;/|:&+()[\]%'’_–—-]/gu, "")
    .replaceAll("’", "'")
    .replace(/_|(?<=\S)-(?=\S)/g, " ")
    .replace(/(?<=\d)\s+(?=%)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Strips the count of `finished 2x` and `beaten x3`. */
function withoutCount(part: string): string {
  return part.replace(/ (?:x ?\d+|\d+ ?x|twice|again)$| ?#\d+$/, "").trim();
}

/** The status from services whose users mark games as played, whether finished or not. */
export function playedStatus(isFinished: boolean): RowStatus {
  return isFinished
    ? { statusWord: "Played, with a finish date", status: "completed" }
    : { statusWord: "Played, no finish date", status: null };
}
