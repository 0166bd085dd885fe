import { expect, test } from 'vitest';
import { RestCurrentUserDocument } from '../accounts.generated';
import { row } from '../row';
import type { Shape } from './Schema';
import { id, named, notNull, object, text } from './shape';

const description = 'A word.';

test('what a presenter gives and is not described does not compile', () => {
  const shape: Shape<{ id: number }> = object({ id: id(description) });
  // @ts-expect-error: `word` is not described.
  const lacking: Shape<{ id: number; word: string }> = object({ id: id(description) });
  // @ts-expect-error: `id` is described as a text.
  const other: Shape<{ id: number }> = object({ id: text(description) });
  expect([shape, lacking, other]).toHaveLength(3);
});

test('a row whose answer is not described does not compile', () => {
  const given = { method: 'GET', path: '/user', summary: 'The signed-in person.', operation: RestCurrentUserDocument };
  const read = { ...given, method: 'GET' as const, variables: () => ({}) };
  const answers = [
    // @ts-expect-error: it has no `answer`.
    row({ ...read, present: ({ viewer }) => viewer ?? undefined }),
    row({
      ...read,
      present: ({ viewer }) => viewer && { ...viewer, greeting: 'Howdy' },
      // @ts-expect-error: it lacks `greeting`.
      answer: ({ viewer }) => named('Greeted', notNull(viewer)),
    }),
  ];
  expect(answers).toHaveLength(2);
});
