import { COW_SHARES, type CowShare } from '../products/cowShares';

/** Packaged beef that one person eats at a meal, in pounds: a smaller and a larger helping, bones and children included. */
export const HELPING = { from: 0.25, to: 0.45 };
const WEEKS = 52;

interface Span {
  from: number;
  to: number;
}

/** The packaged pounds that a household eats in a year, to the nearest five. */
export function poundsAYear(people: number, meals: number): Span {
  const yearly = (helping: number) => Math.round((people * meals * WEEKS * helping) / 5) * 5;
  return { from: yearly(HELPING.from), to: yearly(HELPING.to) };
}

/** The largest share that a household eats within a year, or null if even a quarter lasts longer. */
export function shareForYear(people: number, meals: number): CowShare | null {
  return COW_SHARES.findLast(({ yieldPounds }) => monthsOf(middle(yieldPounds), people, meals) <= 12) ?? null;
}

/** How long an amount of beef lasts a household, in whole months. */
export function monthsOf(pounds: number, people: number, meals: number): number {
  return Math.max(1, Math.round((pounds / middle(poundsAYear(people, meals))) * 12));
}

/** How many whole dinners an amount of beef makes for a household. */
export function dinnersOf(pounds: number, people: number): number {
  return Math.floor(pounds / (people * middle(HELPING)));
}

export const middle = ({ from, to }: Span): number => (from + to) / 2;

/** 'About 210-375 lb a year. A half cow lasts about 9 months.' */
export function needText(people: number, meals: number): string {
  const { from, to } = poundsAYear(people, meals);
  const share = shareForYear(people, meals);
  const advice = share
    ? `A ${share.label.toLowerCase()} lasts about ${monthsOf(middle(share.yieldPounds), people, meals)} months.`
    : 'Even a quarter lasts more than a year, so start with a beef box, or split a quarter with a neighbor.';
  return `About ${from}-${to} lb a year. ${advice}`;
}

const OFTEN = ['', 'once', 'twice'];

/** 'About 80 dinners for a family of four, eaten twice a week: lasts 9 months.' */
export function dinnersText(pounds: number, people: number, meals: number): string {
  const months = monthsOf(pounds, people, meals);
  const lasts = months === 1 ? 'a month' : months > 12 ? 'more than a year' : `${months} months`;
  const often = OFTEN[meals] ?? `${meals} times`;
  return `About ${dinnersOf(pounds, people)} dinners for ${householdOf(people)}, eaten ${often} a week: lasts ${lasts}.`;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function householdOf(people: number): string {
  if (people === 1) return 'one person';
  return `${people === 2 ? 'a household' : 'a family'} of ${NUMBERS[people] ?? people}`;
}
