import { type GraphQLArgument, type GraphQLInputField, resolveSchemaCoordinate } from 'graphql';
import { restSchema } from '../restSchema';

/** The argument or input field at a place in the schema: 'Rancher.orders(status:)', 'RancherFilter.search'. */
export function inputAt(coordinate: string): GraphQLArgument | GraphQLInputField {
  const found = resolveSchemaCoordinate(restSchema, coordinate);
  if (found?.kind === 'FieldArgument') return found.fieldArgument;
  if (found?.kind === 'InputField') return found.inputField;
  throw new Error(`${coordinate} is neither an argument nor an input field`);
}
