import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../../rules/errorCodes';
import { sessionCookieName } from '../../accounts/signIn/sessionLife';
import { PROBLEM } from '../../http/problemDetails';
import { enumOf, leafSchema } from '../present/leaf';
import { restSchema } from '../restSchema';
import type { Row } from '../row';
import { nullable, type Schema, text } from './Schema';

/** Every request can get these: an invalid token, too many requests, an unexpected error, an outage. */
export const ALWAYS = [401, 429, 500, 503];

/** Returns the error statuses of a row, from its input, its permissions and the errors that its mutation lists. */
export function refusalsOf(row: Row, isPublic: boolean): number[] {
  const isWrite = row.method !== 'GET';
  const hasId = row.path.includes(':');
  const reads = isWrite || hasId || Object.keys(row.query).length > 0;
  return [
    ...ALWAYS,
    ...(reads ? [400] : []),
    // A write that comes from another site is refused with 403.
    ...(isWrite || !isPublic ? [403] : []),
    ...(hasId ? [404] : []),
    ...(isWrite ? [413, 415] : []),
    ...codesNamed(row).map((code) => ERROR_STATUS[code]),
  ];
}

export function errorResponses(statuses: number[]): Record<string, { $ref: string }> {
  const distinct = [...new Set(statuses)].sort();
  return Object.fromEntries(distinct.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]));
}

/** The statuses of HttpRefusal for which GraphQL has no codes. */
const HTTP_ONLY = [408, 413, 415, 502, 504];

/** Returns the error responses by status, each with its codes. */
function sharedResponses() {
  const statuses = [...new Set([...Object.values(ERROR_STATUS), ...HTTP_ONLY])];
  return Object.fromEntries(statuses.map((status) => [`Error${status}`, responseOf(status)]));
}

function responseOf(status: number) {
  const codes = Object.entries(ERROR_STATUS).filter(([, ofCode]) => ofCode === status);
  const names = codes.map(([code]) => code).join(' or ') || (status < 500 ? 'BAD_USER_INPUT' : 'UNAVAILABLE');
  const waits = [429, 503].includes(status);
  return {
    description: `${STATUS_CODES[status]}: ${names}.`,
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}

/** Returns the codes after "Errors:" in the descriptions of the row's mutations. */
function codesNamed({ shape }: Row): ErrorCode[] {
  const mutations = shape.asked.filter(({ type }) => type === restSchema.getMutationType());
  return mutations.flatMap(({ field: { description } }) => {
    const [, named = ''] = (description ?? '').split('Errors:');
    const words: string[] = named.match(/[A-Z_]+/g) ?? [];
    return words.filter(isErrorCode);
  });
}

const enumSchema = (enumName: string) => leafSchema(enumOf(enumName));

const whole: Schema = { type: 'integer' };

const describedList = (description: string, items: Schema): Schema => ({ type: 'array', description, items });

const changedPrice: Schema = {
  type: 'object',
  required: ['index', 'type', 'id', 'variantId', 'name', 'variantName', 'price', 'sent'],
  properties: {
    index: { ...whole, description: 'Which line of the order, from 0.' },
    type: enumSchema('ItemType'),
    id: { ...nullable(whole), description: 'Id of the product; null for a share.' },
    variantId: { ...nullable(whole), description: 'Id of the variant, if any.' },
    name: text('What it is called.'),
    variantName: { ...nullable(text('')), description: 'What the variant is called, if any.' },
    price: { ...whole, description: 'The price now, in cents.' },
    sent: { ...nullable(whole), description: 'The price that was sent, in cents. Null if none was.' },
    quantity: { ...whole, description: 'The quantity at this price. An item is split by price.' },
    priceFrom: { ...whole, description: 'Of a share: the least that the ranch bills for one, in cents.' },
    priceTo: { ...whole, description: 'Of a share: the most that the ranch bills for one, in cents.' },
    deposit: { ...whole, description: 'Of a share: the deposit for one, in cents.' },
    depositDays: { ...nullable(whole), description: 'Of a share: how many days there are to pay it. Null in line.' },
    payer: { ...enumSchema('ProcessorPayer'), description: 'Of a share: who pays the processor.' },
    animalId: { ...nullable(text('')), description: 'Of a share: id of its animal. Null in line.' },
    animalTag: { ...nullable(text('')), description: "Of a share: its animal's tag. Null in line." },
    harvestDate: { ...nullable(text('')), description: 'Of a share: the harvest date as YYYY-MM-DD, if there is one.' },
    inspection: { ...nullable(enumSchema('Inspection')), description: 'Of a share: how its processor is inspected.' },
    offerVersion: text('Of a share: the version of its offer now.'),
    changed: describedList('What changed: the field, and what it is now and was before, if that was sent.', {
      type: 'object',
      required: ['field', 'after'],
      properties: { field: text('The field.'), before: {}, after: {} },
    }),
  },
};

/** Describes the shares that are still available: of one animal, or of each animal of a ranch. */
const availableShares: Schema = {
  anyOf: [
    enumSchema('ItemType'),
    {
      type: 'object',
      required: ['animalId', 'tag', 'shares'],
      properties: {
        animalId: text('Id of the animal.'),
        tag: text('Its ear tag or name.'),
        shares: describedList('The shares that can still be had of it.', enumSchema('ItemType')),
      },
    },
  ],
};

const takenShare: Schema = {
  type: 'object',
  required: ['index', 'animalId'],
  properties: {
    index: { ...whole, description: 'Which line of the order, from 0.' },
    animalId: { ...nullable(text('')), description: 'Its animal, or null if any would do.' },
  },
};

const legalRule: Schema = {
  type: 'object',
  description: 'If the law forbids the sale: the rule.',
  required: ['law', 'says', 'link'],
  properties: {
    law: text('Its citation, such as 21 USC 623(a).'),
    says: text('What it says.'),
    link: text('Where to read it.'),
  },
};

const errorSchema: Schema = {
  type: 'object',
  required: ['message', 'error', 'code'],
  properties: {
    message: text('What is wrong, for a person.'),
    error: text('The same text.'),
    code: { ...text('What is wrong, for a program.'), enum: Object.keys(ERROR_STATUS) },
    fields: {
      type: 'object',
      description: 'With BAD_USER_INPUT: what is wrong with each field or parameter, by its path.',
      additionalProperties: { type: 'string' },
    },
    allowed: describedList('With CONFLICT of an order or an animal: the statuses or stages that it may move to.', {
      anyOf: [enumSchema('OrderStatus'), enumSchema('AnimalStage')],
    }),
    left: describedList('With CONFLICT of shares: what can still be had.', availableShares),
    taken: describedList('With CONFLICT of an order for shares: what somebody else has now.', takenShare),
    linePosition: {
      ...whole,
      description: 'With CONFLICT of an order for shares: the place in line that it would get.',
    },
    rule: legalRule,
    prices: describedList('With PRICE_CHANGED: the lines whose price is another one now.', changedPrice),
    retryAfter: { ...whole, description: 'After how many seconds to try again; the same as the header Retry-After.' },
    id: text('With INTERNAL: the id of the failure in the log of the server.'),
  },
};

const { message: _message, error: _error, fields: _fields, ...details } = errorSchema.properties ?? {};

/** The same as problem details (RFC 9457), for callers that accept these rather than plain JSON. */
const problemSchema: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: text('The kind of error: this documentation, with its code.'),
    title: text('The kind of error, for a person.'),
    status: { ...whole, description: 'The status of the response.' },
    detail: text('What is wrong, for a person.'),
    instance: text('The path of the request.'),
    ...details,
    errors: describedList('With BAD_USER_INPUT: what is wrong with each field or parameter.', {
      type: 'object',
      required: ['field', 'detail'],
      properties: { field: text('Its path.'), detail: text('What is wrong with it.') },
    }),
  },
};

const header = (description: string) => ({ description, schema: { type: 'string' } });
const requiredHeader = (description: string, type = 'string') => ({ description, required: true, schema: { type } });

export const components = {
  schemas: { Error: errorSchema, Problem: problemSchema },
  responses: sharedResponses(),
  headers: {
    ETag: requiredHeader('Send it back as If-None-Match to get the answer only if it has changed.'),
    Link: header('The next page of the list, rel="next", and the first page, rel="first".'),
    RateLimit: header('What is left of the cost that may be spent, and for how many seconds: `"cost";r=1990;t=42`.'),
    RateLimitPolicy: header('The cost that may be spent, and in how many seconds: `"cost";q=2000;w=60`.'),
    Deprecation: requiredHeader(
      'Since when this, or something in the answer, is deprecated: `@` and seconds since 1970.',
    ),
    Sunset: requiredHeader('When it ends, or the first of it does, as an HTTP date.'),
    RetryAfter: requiredHeader('After how many seconds to try again.', 'integer'),
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'A text of your own, at most 200 characters. The same key gives the first answer again and writes nothing new; with another body it is refused with 422.',
      schema: { type: 'string' as const, minLength: 1, maxLength: 200 },
    },
  },
};

export const headerRef = (name: keyof typeof components.headers) => ({ $ref: `#/components/headers/${name}` });

export const json = (schema: Schema) => ({ 'application/json': { schema } });

/** Returns the responses of a read: the content, or that it has not changed. */
export const readAnswers = (content: object, headers = {}) => {
  const cached = { ETag: headerRef('ETag') };
  return {
    200: { description: 'OK', headers: { ...cached, ...headers }, content },
    304: { description: 'Not Modified: the answer is still the one that If-None-Match names.', headers: cached },
  };
};

export const securitySchemes = (publicUrl: string) => ({
  session: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: sessionCookieName(publicUrl),
    description: 'The session that `POST /login` begins.',
  },
  token: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'An API token, `hrd_…`: made on the page Profile Settings, good for the scopes that it was given.',
  },
});
