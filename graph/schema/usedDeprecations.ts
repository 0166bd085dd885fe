import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  type ObjectFieldNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Deprecation, readDeprecation } from './deprecation';

/** A deprecated element that a document uses, by its schema coordinate such as `Order.amount`. */
export type UsedDeprecation = { coordinate: string } & Deprecation;

const found = new WeakMap<DocumentNode, UsedDeprecation[]>();

/** Lists the deprecated fields, arguments, input fields and enum values in a valid document. Looked up once per document. */
export function usedDeprecations(schema: GraphQLSchema, document: DocumentNode): UsedDeprecation[] {
  const known = found.get(document) ?? find(schema, document);
  found.set(document, known);
  return known;
}

type Deprecable = { name: string; deprecationReason?: string | null | undefined };

function find(schema: GraphQLSchema, document: DocumentNode): UsedDeprecation[] {
  const types = new TypeInfo(schema);
  const used = new Map<string, UsedDeprecation>();
  const note = (coordinate: string, element: Deprecable | null | undefined) => {
    const deprecation = readDeprecation(element?.deprecationReason ?? '');
    if (deprecation) used.set(coordinate, { coordinate, ...deprecation });
  };
  const fieldName = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  const visitor = {
    Field: () => note(fieldName(), types.getFieldDef()),
    Argument() {
      if (!types.getDirective()) note(`${fieldName()}(${types.getArgument()?.name}:)`, types.getArgument());
    },
    ObjectField({ name: { value: name } }: ObjectFieldNode) {
      const type = getNamedType(types.getParentInputType());
      if (isInputObjectType(type)) note(`${type.name}.${name}`, type.getFields()[name]);
    },
    EnumValue: () =>
      note(`${getNamedType(types.getInputType())?.name}.${types.getEnumValue()?.name}`, types.getEnumValue()),
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return [...used.values()];
}
