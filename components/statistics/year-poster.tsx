"use client";

import type { CSSProperties, ReactNode } from "react";
import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { Avatar } from "@/components/page/avatar";
import { BoardMessage } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { gamePath } from "@/lib/games/slug";
import { LINK_PICTURE, yearPicturePath } from "@/lib/statistics/path";
import type { Year } from "@/lib/statistics/schema";
import "./year-poster.css";

const MIN_GAMES = 3;
/** More spines in a month have no room for their names. */
const NAMED_SPINES = 3;
const COVERS = 4;
const AVERAGE = "out of 10";

type YearPosterProps = {
  year: Year;
  /** The signed-in user whose year it is, on their own page. */
  owner?: { username: string | null; avatarUrl: string | null };
  /** The username in the addresses to share; null if others do not see the year. */
  sharedBy: string | null;
  /** At the end. */
  children?: ReactNode;
};

export function YearPoster({ year: poster, owner, sharedBy, children }: YearPosterProps) {
  const { year, isOver, completed, figures, best, month, sentences, previous, next } = poster;
  const Title = owner ? "h1" : "h2";
  const isBegun = completed >= MIN_GAMES;
  return (
    <>
      <section className="year-poster">
        {owner?.username ? (
          <p className="mb-[18px] flex items-center justify-center gap-2.5 font-semibold">
            <Avatar name={owner.username} avatarUrl={owner.avatarUrl} className="size-8 text-[13px]" />
            {owner.username}
          </p>
        ) : null}
        <Title>{year}</Title>
        <dl>
          {figures.map(({ term, value }) => (
            <div key={term}>
              <dt>
                {term}
                {term === AVERAGE ? <span className="max-md:hidden">, on average</span> : null}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isBegun ? (
          <Spines months={poster.months} />
        ) : (
          <BoardMessage
            className="mt-12"
            title={
              isOver
                ? `${year} has fewer than three finished games, too few for a poster`
                : `${owner ? "Your" : `${sharedBy}’s`} ${year} begins with the third finished game`
            }
          />
        )}
        {sharedBy && isBegun ? <ShareYear year={year} username={sharedBy} isOwn={Boolean(owner)} /> : null}
      </section>
      {isBegun && best[0] ? <Remembered game={best[0]} isOwn={Boolean(owner)} /> : null}
      {month || sentences.length > 0 ? (
        <section className="year-chapter" aria-labelledby="evenings">
          {best.length > 1 ? <Covers games={best.slice(1, 1 + COVERS)} /> : null}
          <div>
            <h2 id="evenings">Where the evenings went</h2>
            {month ? (
              <p className="year-lead">
                <MaybeLink href={month.href}>{month.text}</MaybeLink>
              </p>
            ) : null}
            <p className="max-w-[46ch] text-[17px] text-ink-2 leading-relaxed">
              {sentences.map(({ text, link, end }) => (
                <span key={text}>
                  {text}
                  {link ? <MaybeLink href={link.href}>{link.text}</MaybeLink> : null}
                  {end}{" "}
                </span>
              ))}
            </p>
          </div>
        </section>
      ) : null}
      <footer className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2">
        {[
          { to: previous, label: "Previous" },
          { to: next, label: "Next" },
        ].map(({ to, label }) =>
          to ? (
            <Button key={label} asChild variant="ghost">
              <Link href={to.href} aria-label={`${label} year: ${to.year}`}>
                {label === "Previous" ? <Icon name="arrow-left" className="size-4" /> : null}
                {to.year}
                {label === "Next" ? <Icon name="arrow-right" className="size-4" /> : null}
              </Link>
            </Button>
          ) : null,
        )}
        {children}
      </footer>
    </>
  );
}

function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? (
    children
  ) : (
    <Link href={href} className="hover:text-lamp-text">
      {children}
    </Link>
  );
}

/** Every finished game in its month, as high as it was long. */
function Spines({ months }: Pick<Year, "months">) {
  const isNamed = ({ spines }: Year["months"][number]) => spines.length <= NAMED_SPINES;
  // One leans on its neighbour.
  const leaning = months.findLast((month) => month.spines.length > 1 && isNamed(month));
  return (
    <>
      <ol className="year-months year-spines">
        {months.map((month) => (
          <li
            key={month.name}
            data-named={isNamed(month) || undefined}
            data-leans={month === leaning || undefined}
          >
            <ul aria-label={month.name}>
              {month.spines.map(({ name, height, coverUrl, hue }) => {
                const style: CSSProperties & { "--hue"?: number | undefined; "--cover"?: string } = {
                  height: `${height}%`,
                  ...(coverUrl ? { "--cover": `url(${coverUrl})` } : { "--hue": hue }),
                };
                return (
                  <li key={`${name} ${coverUrl} ${height}`} ref={tipOfText} style={style}>
                    <span>{name}</span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="board" />
      <ol className="year-months year-names">
        {months.map(({ name, href, more }) => (
          <li key={name}>
            <MonthName name={name} href={href} />
            {more > 0 ? <span>+ {more}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A name is in the page once, and not as an attribute too: a year can have hundreds. */
function tipOfText(spine: HTMLLIElement | null) {
  if (spine) spine.dataset.tip = spine.textContent;
}

function MonthName({ name, href }: { name: string; href: string | null }) {
  const short = (
    <>
      {name.slice(0, 1)}
      <span className="max-md:hidden">{name.slice(1, 3)}</span>
    </>
  );
  if (href === null)
    return (
      <abbr title={name} className="no-underline">
        {short}
      </abbr>
    );
  return (
    <Link href={href}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}: games finished</span>
    </Link>
  );
}

function ShareYear({ year, username, isOwn }: { year: number; username: string; isOwn: boolean }) {
  const { dialog, opener, close } = useLazyDialog(() => import("./share-year-dialog"));
  return (
    <div className="mt-[34px] flex justify-center gap-2.5">
      {/* On a profile the amber button is in its header. */}
      <Button
        variant={isOwn ? "primary" : "secondary"}
        {...opener}
        className="h-12 px-[22px] max-md:h-[50px] max-md:flex-1 max-md:text-[16px]"
      >
        <Icon name="share" className="size-[18px]" />
        Share
      </Button>
      <Button
        asChild
        variant="ghost"
        className="h-12 max-md:h-[50px] max-md:w-[50px] max-md:border max-md:border-line max-md:px-0"
      >
        <a
          href={yearPicturePath(username, year, { ...LINK_PICTURE, format: "post" })}
          download={`${year}.jpg`}
          aria-label="Save as picture"
        >
          <Icon name="image-down" className="size-[18px]" />
          <span className="max-md:hidden">Save as picture</span>
        </a>
      </Button>
      {dialog ? <dialog.ShareYearDialog year={year} username={username} onClose={close} /> : null}
    </div>
  );
}

type YearGame = Year["best"][number];

function Remembered({ game, isOwn }: { game: YearGame; isOwn: boolean }) {
  const { name, rating } = game;
  return (
    <section className="year-chapter year-remembered" aria-labelledby="remembered">
      <div>
        <h2 id="remembered">
          {rating === null
            ? "The last one finished"
            : isOwn
              ? "The one you will remember"
              : "The one to remember"}
        </h2>
        <p className="year-lead">
          <Link href={gamePath(game)} className="hover:text-lamp-text">
            {name}
          </Link>
        </p>
        {rating === null ? null : <Rating rating={rating} className="font-semibold" />}
      </div>
      <Link href={gamePath(game)} tabIndex={-1} aria-hidden="true">
        <GameCover {...game} sizes="(min-width:768px) 270px,84px" />
        <span className="board" />
      </Link>
    </section>
  );
}

function Covers({ games }: { games: readonly YearGame[] }) {
  return (
    <div className="year-covers">
      {games.map((game) => (
        <Link key={game.id} href={gamePath(game)} aria-label={game.name}>
          <GameCover {...game} sizes="(min-width:768px) 135px,22vw" />
        </Link>
      ))}
      <span aria-hidden="true" className="board" />
    </div>
  );
}
