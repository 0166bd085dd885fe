import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  Kind,
  parse,
  parseType,
  print,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { schema } from '../../server/graphqlServer';

type Variables = Record<string, unknown>;
type Operation = { query: string; variables?: Variables | undefined };

/** A text that a caller may choose in an operation: its place, and a function that puts another text there. */
export type TextPlace = { name: string; withText: (text: string) => Operation };

/** Returns every text that the arguments of an operation accept, including those that it leaves out. */
export function textPlaces({ query, variables = {} }: Operation): TextPlace[] {
  const found: TextPlace[] = [];
  const document = parse(query);
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const field = info.getFieldDef();
        const parent = info.getParentType()?.name;
        for (const arg of field?.args ?? []) {
          const given = node.arguments?.find(({ name }) => name.value === arg.name)?.value;
          for (const place of placesIn(arg, given && valueFromASTUntyped(given, variables))) {
            const name = `${parent}.${field?.name}(${place.name})`;
            const type = String(arg.type);
            const withText = (text: string) =>
              withArgument(document, { field: node, arg: arg.name, type, variables, value: place.withText(text) });
            found.push({ name, withText });
          }
        }
      },
    }),
  );
  return found;
}

type Place = { name: string; withText: (text: string) => unknown };

/** Returns the places of texts in an argument or an input field. Leaves out enums, which aren't text. */
function placesIn({ name, type }: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>, given: unknown): Place[] {
  const inside = insideOf(type, given, 0);
  return inside.map((place) => ({ ...place, name: place.name ? `${name}.${place.name}` : name }));
}

const TEXTS = ['String', 'ID', 'DateTime'];

/** Deeper inputs repeat the ones above. */
const MAX_DEPTH = 5;

function insideOf(type: GraphQLInputType, given: unknown, depth: number): Place[] {
  const inner = getNullableType(type);
  if (depth > MAX_DEPTH) return [];
  if (isScalarType(inner)) return TEXTS.includes(inner.name) ? [{ name: '', withText: (text) => text }] : [];
  if (isListType(inner)) {
    const [first, ...others] = Array.isArray(given) ? given : [undefined];
    const inside = insideOf(inner.ofType, first, depth + 1);
    return inside.map((place) => ({ ...place, withText: (text) => [place.withText(text), ...others] }));
  }
  if (!isInputObjectType(inner)) return [];
  const whole = (given ?? {}) as Variables;
  return Object.values(inner.getFields()).flatMap((field) =>
    placesIn(field, whole[field.name]).map((place) => {
      const withText = (text: string) => ({ ...whole, [field.name]: place.withText(text) });
      return { name: place.name, withText };
    }),
  );
}

const NAME = { kind: Kind.NAME, value: 'chosen' } as const;
const CHOSEN = { kind: Kind.VARIABLE, name: NAME } as const;

interface Change {
  field: FieldNode;
  arg: string;
  type: string;
  variables: Variables;
  value: unknown;
}

/** Sends the argument as a variable, so that its text may have any characters. */
function withArgument(document: DocumentNode, { field, arg, type, variables, value }: Change): Operation {
  const used = new Set<string>();
  const asking = visit(document, {
    Field(node) {
      if (node !== field) return undefined;
      const others = (node.arguments ?? []).filter(({ name }) => name.value !== arg);
      const chosen = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: arg }, value: CHOSEN } as const;
      return { ...node, arguments: [...others, chosen] };
    },
  });
  visit(asking, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  const declared = visit(asking, {
    OperationDefinition(node) {
      const kept = (node.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value));
      const chosen = { kind: Kind.VARIABLE_DEFINITION, variable: CHOSEN, type: parseType(type) } as const;
      return { ...node, variableDefinitions: [...kept, chosen] };
    },
  });
  return { query: print(declared), variables: { ...variables, [NAME.value]: value } };
}
