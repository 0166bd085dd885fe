import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import sdl from '../../schema.graphql?raw';
import { firstTabs } from './firstTabs';

const schema = buildSchema(sdl);

test.each(firstTabs)('the example in tab %# is a valid query', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});
