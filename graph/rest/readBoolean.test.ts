import { expect, test } from 'vitest';
import { readBoolean } from './readBoolean';

test('true and false are what they say; what is not asked for is neither', () => {
  const read = [{ archived: 'true' }, { archived: 'false' }, { archived: '' }, {}].map((query) =>
    readBoolean('archived', query as Record<string, string>),
  );
  expect(read).toEqual([true, false, undefined, undefined]);
});

test.each(['TRUE', '1', 'yes', 'true ', 'true,true'])('%s is refused', (archived) => {
  const fields = { archived: 'archived must be true or false' };
  expect(() => readBoolean('archived', { archived })).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }),
  );
});
