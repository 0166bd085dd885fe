import { type ASTNode, buildSchema, Kind, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../server/graphqlServer';
import { typeDefs } from './typeDefs';

/** Every kind of definition that needs a description. The arguments of fields and directives are input values too. */
const DESCRIBED: string[] = [
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
];

function describe(node: ASTNode, ancestors: readonly (ASTNode | readonly ASTNode[])[]) {
  const path = [...ancestors.filter((ancestor) => 'kind' in ancestor), node];
  const name = path.flatMap((each) => ('name' in each && each.name ? [each.name.value] : [])).join('.');
  return { name, description: 'description' in node ? node.description?.value.trim() : undefined };
}

test('everything in the schema has a description', () => {
  const seen: ReturnType<typeof describe>[] = [];
  visit(parse(typeDefs), {
    enter(node, _key, _parent, _path, ancestors) {
      if (DESCRIBED.includes(node.kind)) seen.push(describe(node, ancestors));
    },
  });
  const named = (name: string) => seen.some((each) => each.name === name);
  expect(
    ['Query.ranchers.first', 'OrderStatus.PENDING', 'PlaceOrderInput.rancherId', 'access.to', 'Cents'].filter(
      (name) => !named(name),
    ),
  ).toEqual([]);
  expect(seen.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('introspection returns the same descriptions as schema.graphql', () => {
  const [asked, written] = [schema, buildSchema(typeDefs)].map(lexicographicSortSchema);
  expect(printSchema(asked!)).toBe(printSchema(written!));
});
