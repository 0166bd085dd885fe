/** What `@deprecated(reason:)` says of an element of the contract. */
export type Deprecation = {
  /** The whole reason, which names the replacement. */
  reason: string;
  /** The day of the announcement, such as 2026-11-26. */
  since: string;
  until: string;
};

const INSTEAD = /\b(use|instead)\b/i;
const DAYS = /\bDeprecated on (\d{4}-\d{2}-\d{2}), works until (\d{4}-\d{2}-\d{2})\b/;

/** Reads a reason. Undefined if it lacks a replacement or a day. */
export function readDeprecation(reason: string): Deprecation | undefined {
  const [, since, until] = DAYS.exec(reason) ?? [];
  return INSTEAD.test(reason) && isDay(since) && isDay(until) ? { reason, since, until } : undefined;
}

function isDay(day: string | undefined): day is string {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}
