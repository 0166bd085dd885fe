import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A part of the schema that can be deprecated. */
export type Element = {
  coordinate: string;
  deprecationReason?: string | null;
  /** The line with which graphql-js reports the removal of the element. */
  removal: string;
  /** The type of the field or argument. Enum values have none. */
  type?: GraphQLNamedType;
  /** The arguments of a field, which are removed with it. */
  args: Element[];
};

/** Lists all fields, arguments, input fields and enum values. */
export const elementsIn = (schema: GraphQLSchema): Element[] =>
  Object.values(schema.getTypeMap())
    .flatMap(elementsOf)
    .flatMap((element) => [element, ...element.args]);

export function elementsOf(type: GraphQLNamedType): Element[] {
  if (isEnumType(type)) {
    return type.getValues().map(({ name, deprecationReason }) => ({
      coordinate: `${type.name}.${name}`,
      deprecationReason,
      removal: `VALUE_REMOVED_FROM_ENUM ${name} was removed from enum type ${type.name}.`,
      args: [],
    }));
  }
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => fieldOf(type, field, []));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field) =>
    fieldOf(
      type,
      field,
      field.args.map((arg) => argumentOf(type, field, arg)),
    ),
  );
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

function fieldOf(parent: GraphQLNamedType, { name, type, deprecationReason }: Field, args: Element[]): Element {
  const coordinate = `${parent.name}.${name}`;
  const removal = `FIELD_REMOVED ${coordinate} was removed.`;
  return { coordinate, deprecationReason, removal, type: getNamedType(type), args };
}

function argumentOf(
  parent: GraphQLObjectType | GraphQLInterfaceType,
  field: Field,
  { name, type, deprecationReason }: GraphQLArgument,
): Element {
  return {
    coordinate: `${parent.name}.${field.name}(${name}:)`,
    deprecationReason,
    removal: `ARG_REMOVED ${parent.name}.${field.name} arg ${name} was removed.`,
    type: getNamedType(type),
    args: [],
  };
}
