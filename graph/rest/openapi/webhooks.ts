import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
} from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { enumOf, leafSchema } from '../present/leaf';
import { restSchema } from '../restSchema';
import { json } from './components';
import { nullable, object, type Schema } from './Schema';

/** The types of what webhooks get, with their descriptions. A test event has one of its own. */
const TYPES = [
  ...enumOf('EventType')
    .getValues()
    .map(({ name, description }) => [name, description ?? ''] as const),
  ['TEST', 'The owner of the webhook tries it out. Accept it and do nothing.'] as const,
];

/** The body of every request, without its type: the fields of Event that are no records, spelled as in GraphQL. */
const event = { ...object(Object.fromEntries(leafFields().map(propertyOf))), title: 'WebhookEvent' };

function leafFields(): GraphQLField<unknown, unknown>[] {
  const type = restSchema.getType('Event');
  if (!type || !('getFields' in type)) throw new Error('Event has no fields');
  const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
  return fields.filter(({ name, type: of }) => isLeafType(getNamedType(of)) && name !== 'type');
}

function propertyOf({ name, type, description }: GraphQLField<unknown, unknown>): [string, Schema] {
  // A test event for an admin is of no ranch.
  const isNull = !isNonNullType(type) || name === 'rancherId';
  const schema = { ...leafOf(type), ...(description && { description }) };
  return [name, isNull ? nullable(schema) : schema];
}

/** Ids are strings in webhooks, and enum values have GraphQL's names, unlike in REST. */
function leafOf(type: GraphQLOutputType): Schema {
  const leaf = getNamedType(type);
  if (isEnumType(leaf)) return { type: 'string', enum: leaf.getValues().map(({ name }) => name) };
  return leaf.name === 'ID' ? { type: 'string' } : leafSchema(leaf);
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const signed = {
  parameters: [
    header('webhook-id', 'The id of the event, the same each time that it is sent.'),
    header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
    header(
      'webhook-signature',
      'Its signatures by the Standard Webhooks convention, separated by spaces: one for each secret.',
    ),
    header('traceparent', 'The trace (W3C Trace Context) of the request that caused the event.'),
  ],
  responses: {
    '2XX': { description: 'Accepted. The next event follows.' },
    410: { description: 'The address wants no more events: the webhook is turned off.' },
    429: { description: 'It is sent again, after Retry-After if there is one.' },
    503: { description: 'It is sent again, after Retry-After if there is one.' },
    default: { description: 'It is sent again, after longer and longer pauses.' },
  },
};

/** `ORDER_PLACED` is `onOrderPlaced`. */
const operationIdOf = (name: string) =>
  `on_${name.toLowerCase()}`.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The requests that Herdline sends to webhooks, by the type of their event. */
export const webhooks = Object.fromEntries(
  TYPES.map(([name, description]) => {
    const type: Schema = object({ type: { type: 'string', const: name } });
    const requestBody = { required: true, content: json({ allOf: [event, type] }) };
    const post = { tags: ['webhooks'], operationId: operationIdOf(name), summary: description, security: [] };
    return [name, { post: { ...post, ...signed, requestBody } }];
  }),
) as unknown as Record<string, OpenAPIV3_1.PathItemObject>;
