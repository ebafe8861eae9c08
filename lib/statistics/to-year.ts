import "server-only";
import { formatMinutes } from "@/lib/collection/hours";
import { formatCount, plural } from "@/lib/format-count";
import { fromStoredCover, imageIdOf, imageUrl } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { monthName } from "@/lib/months";
import type { ChartLinks } from "./path";
import type { GameRow, YearRow } from "./rows";
import type { Figure, Spine, Year } from "./schema";

/** The height of the lowest spine, in percent of the highest. */
const LOWEST_SPINE = 62;
/** More spines in a month are too narrow to show covers, whose addresses and requests would weigh down the page. */
const COVERED_SPINES = 12;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** @param isOwn whether it is shown to the user that it is about */
export function toYear(row: YearRow, links: ChartLinks, isOwn: boolean): Year {
  const { year, years, today, completed } = row;
  const linkTo = (to: number | undefined) => {
    return to === undefined ? null : { year: to, href: `${links.years}${to}` };
  };
  const thisYear = Number(today.slice(0, 4));
  return {
    year,
    isOver: year < thisYear,
    completed,
    figures: figuresOf(row),
    months: monthsOf(row, links),
    best: row.best.map(({ id, name, coverUrl, isAdult, rating }) => ({
      ...{ id, name, rating, coverUrl: fromStoredCover(coverUrl) },
      ...(isAdult ? { isAdult: true } : {}),
    })),
    month: bestMonth(row, links, isOwn),
    sentences: sentencesOf(row, links),
    previous: linkTo(years.filter((one) => one < year).at(-1)),
    next: linkTo(years.find((one) => one > year && one <= thisYear)),
  };
}

function figuresOf({ completed, minutes, averageRating }: YearRow): Figure[] {
  const hours = Math.round((minutes ?? 0) / 60);
  return [
    { term: "finished", value: formatCount(completed) },
    ...(hours === 0 ? [] : [{ term: hours === 1 ? "hour" : "hours", value: formatCount(hours) }]),
    ...(averageRating === null
      ? []
      : [{ term: "out of 10", value: String(Math.round(averageRating * 10) / 10) }]),
  ];
}

const periodOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;

function monthsOf({ months, year }: YearRow, links: ChartLinks): Year["months"] {
  const most = Math.max(0, ...months.flatMap(({ finished }) => finished.map(({ hours }) => hours ?? 0)));
  const byMonth = new Map(months.map((one) => [one.month, one]));
  return MONTHS.map((month) => {
    const { games = 0, dated = 0, finished = [] } = byMonth.get(month) ?? {};
    return {
      name: monthName(month),
      href: dated > 0 ? links.completed(periodOf(year, month)) : null,
      more: games - finished.length,
      spines: finished.map((game) => toSpine(game, most, finished.length <= COVERED_SPINES)),
    };
  });
}

function toSpine({ id, name, coverUrl, isAdult, hours }: GameRow, most: number, hasRoom: boolean): Spine {
  const imageId = hasRoom && !isAdult && coverUrl ? imageIdOf(coverUrl) : null;
  // The square root, so that one very long game does not make all others equally low.
  const share = most === 0 ? 0.5 : Math.sqrt((hours ?? 0) / most);
  const height = Math.round(LOWEST_SPINE + (100 - LOWEST_SPINE) * share);
  return { name, height, ...(imageId ? { coverUrl: imageUrl(imageId, "micro") } : { hue: (id * 47) % 360 }) };
}

function bestMonth(row: YearRow, links: ChartLinks, isOwn: boolean): Year["month"] {
  const hoursOf = new Map(row.playedMonths?.map(({ month, minutes }) => [month, Math.round(minutes / 60)]));
  const endingsOf = new Map(row.months.map(({ month, games }) => [month, games]));
  const [best] = MONTHS.map((month) => ({
    month,
    hours: hoursOf.get(month) ?? 0,
    endings: endingsOf.get(month) ?? 0,
  })).sort((a, b) => b.hours - a.hours || b.endings - a.endings);
  if (!best || best.hours + best.endings === 0) return null;
  const { month, hours, endings } = best;
  const facts = [
    ...(hours > 0 ? [plural(hours, "hour")] : []),
    ...(endings > 0 ? [`${inWords(endings)} ${endings === 1 ? "ending" : "endings"}`] : []),
  ];
  const period = periodOf(row.year, month);
  return {
    text: `${monthName(month)} was ${isOwn ? "yours" : "the month"}: ${facts.join(", ")}.`,
    href: hours > 0 ? links.played(period) : links.completed(period),
  };
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number) => WORDS[count - 1] ?? formatCount(count);

function sentencesOf(row: YearRow, links: ChartLinks): Year["sentences"] {
  const { year, longest, first, oldest, completed, added, played, genres } = row;
  const [genre] = genres;
  const toGame = (game: GameRow) => ({ text: game.name, href: gamePath(game) });
  return [
    ...(longest
      ? [
          {
            text: "Most of the time went to ",
            link: toGame(longest),
            end: `: ${formatMinutes(longest.minutes)}.`,
          },
        ]
      : []),
    ...(first && completed > 1
      ? [{ text: "The first one finished was ", link: toGame(first), end: "." }]
      : []),
    ...(oldest?.releaseYear && completed > 1
      ? [{ text: "The oldest was ", link: toGame(oldest), end: `, from ${oldest.releaseYear}.` }]
      : []),
    ...(genre && completed > 1
      ? [
          {
            text: `The genre finished most, ${genre.games === 1 ? "once" : `${inWords(genre.games)} times`}: `,
            link: { text: genre.name, href: links.genre(genre.id, year) },
            end: ".",
          },
        ]
      : []),
    ...(played ? [{ text: `${plural(played, "game was", "games were")} played.` }] : []),
    ...(added > 0 ? [{ text: `${plural(added, "game was", "games were")} added.` }] : []),
  ];
}
