import { BRAND } from '../../rules/words/brand';
import type { Part } from './Part';

/** Writes the README of the export. */
export function readme(parts: readonly Part[], { madeAt, hasPhotos }: { madeAt: Date; hasPhotos: boolean }): string {
  const longest = Math.max(...parts.map(({ name }) => name.length));
  return `${[
    `Your data at ${BRAND}, as of ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    'Each table is here twice: in the folder "tables" as a CSV file, which opens in any spreadsheet,',
    'and in the folder "json" for programs. Both have the same rows.',
    'Amounts are in dollars and weights in pounds unless a line below says otherwise. Times are in UTC.',
    'The columns "order", "conversation", "animal", "share" and "product" say which rows belong together.',
    '',
    ...parts.map(({ name, about }) => `${name.padEnd(longest)}  ${about}`),
    ...(hasPhotos ? ['', 'The folder "photos" has the photos that you uploaded.'] : []),
    '',
    'Not in here: passwords, codes, secrets of tokens, webhooks and calendars (only you may ever use those),',
    'and what others keep for themselves.',
  ].join('\r\n')}\r\n`;
}
