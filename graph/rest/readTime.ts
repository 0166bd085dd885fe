import { badInput } from '../errors';
import type { RestRequest } from './row';

const MOMENT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** A moment in the query string, with its zone; a day alone is its beginning in UTC. Errors: BAD_USER_INPUT. */
export function readTime(name: string, query: RestRequest['query']): string | undefined {
  const text = query[name];
  if (!text) return undefined;
  const [, day] = MOMENT.exec(text) ?? [];
  const time = new Date(text);
  if (!day || !isDay(day) || Number.isNaN(time.getTime())) {
    throw badInput({ [name]: `${name} must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z` });
  }
  return time.toISOString();
}

/** Of February 30 a Date makes March 2. */
function isDay(day: string): boolean {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
