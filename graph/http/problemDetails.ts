import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../errors';
import { pathOf } from './observe/routeOf';

export const PROBLEM = 'application/problem+json';

/** Writes a refusal as problem details (RFC 9457). What is wrong with each field is a list of its own. */
export function problemDetails({ message, extensions }: Refusal, status: number, req: IncomingMessage): object {
  const { code, fields, ...rest } = extensions as { code: string; fields?: Record<string, string> };
  const [first = '', ...letters] = code.toLowerCase().replaceAll('_', ' ');
  return {
    // The documentation, which has the codes.
    type: `/api/docs#${code}`,
    title: first.toUpperCase() + letters.join(''),
    status,
    detail: message,
    instance: pathOf(req),
    code,
    ...rest,
    ...(fields && { errors: Object.entries(fields).map(([field, detail]) => ({ field, detail })) }),
  };
}
