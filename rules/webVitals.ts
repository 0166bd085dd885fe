import { type ScreenName, site } from './site';

/** Where browsers report how fast a page was, if the server asks for it. */
export const VITALS_PATH = '/web-vitals';

/** The three Core Web Vitals of a page, without whose it was. Times are in ms. A value is missing if the browser has none. */
export interface WebVitals {
  screen: ScreenName;
  /** When its largest part was painted. */
  lcp?: number;
  /** How long the slowest press or key took until the next frame. */
  inp?: number;
  /** How much its parts moved by themselves. */
  cls?: number;
}

/** No page takes longer than ten minutes, and larger numbers would distort the sums. */
const MOST = 600_000;

const isValue = (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0 && value <= MOST);

/** Returns the report if it is one: a known screen and three plausible numbers. */
export function readWebVitals(body: unknown): WebVitals | undefined {
  const { screen, lcp, inp, cls } = (body ?? {}) as Record<string, unknown>;
  const isKnown = typeof screen === 'string' && Object.hasOwn(site, screen);
  return isKnown && [lcp, inp, cls].every(isValue) ? ({ screen, lcp, inp, cls } as WebVitals) : undefined;
}
