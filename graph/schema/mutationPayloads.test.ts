import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from './typeDefs';

const mutationsOf = (schema: GraphQLSchema) => Object.values(schema.getMutationType()!.getFields());

const released = mutationsOf(buildSchema(readFileSync('released/schema.graphql', 'utf8'))).map(({ name }) => name);
const added = mutationsOf(buildSchema(typeDefs)).filter(({ name }) => !released.includes(name));

/** A bare record or boolean can't get more fields later. Mutations that were released before this rule keep their payloads. */
test.each(added)('$name, which is not released yet, returns a payload type', ({ type }) => {
  const answer = isNonNullType(type) ? type.ofType : undefined;
  expect(isObjectType(answer) && answer.name).toMatch(/Payload$/);
});
