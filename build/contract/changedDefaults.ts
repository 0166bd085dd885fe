import { findDangerousChanges, type GraphQLInputField, type GraphQLSchema, isInputObjectType, print } from 'graphql';

/** graphql-js reports a changed default only as dangerous. Here it's breaking, because callers rely on defaults. */
export const ARGUMENT_DEFAULT = 'ARG_DEFAULT_VALUE_CHANGE';

/** Lists released defaults of arguments and input fields that have changed. */
export function changedDefaults(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const ofArguments = findDangerousChanges(released, current).filter(({ type }) => type === ARGUMENT_DEFAULT);
  return [
    ...ofArguments.map(({ type, description }) => `${type} ${description}`),
    ...Object.values(released.getTypeMap()).flatMap((type) => ofInput(type.name, released, current)),
  ];
}

function ofInput(name: string, released: GraphQLSchema, current: GraphQLSchema): string[] {
  const [before, after] = [released.getType(name), current.getType(name)];
  if (!isInputObjectType(before) || !isInputObjectType(after)) return [];
  return Object.values(before.getFields()).flatMap((field) => {
    const [from, currentField] = [defaultOf(field), after.getFields()[field.name]];
    if (!from || !currentField || defaultOf(currentField) === from) return [];
    return [
      `INPUT_FIELD_DEFAULT_VALUE_CHANGE ${name}.${field.name} has changed defaultValue from ${from} to ${defaultOf(currentField) ?? 'none'}.`,
    ];
  });
}

function defaultOf({ astNode }: GraphQLInputField): string | undefined {
  return astNode?.defaultValue && print(astNode.defaultValue);
}
