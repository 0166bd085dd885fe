import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../../rules/errorCodes';
import { enumOf } from '../present/enumWords';
import { operationOf, possibleRootsOf } from '../restSchema';
import type { Row } from '../row';
import { leafSchema } from './leafSchema';
import { nullable, type Schema, text } from './Schema';

/** Every request can get these: an invalid token, too many requests, an unexpected error, an outage. */
export const ALWAYS = [401, 429, 500, 503];

/** The error statuses of a row, from what it reads, who may ask, and the errors that its mutation lists. */
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

/** The statuses of HttpRefusal, for which the graph has no codes of its own. */
const FINER = [408, 413, 415, 502, 504];

/** The error responses by status, each with its codes. */
export function sharedResponses() {
  const statuses = [...new Set([...Object.values(ERROR_STATUS), ...FINER])];
  return Object.fromEntries(statuses.map((status) => [`Error${status}`, responseOf(status)]));
}

function responseOf(status: number) {
  const codes = Object.entries(ERROR_STATUS).filter(([, ofCode]) => ofCode === status);
  const names = codes.map(([code]) => code).join(' or ') || (status < 500 ? 'BAD_USER_INPUT' : 'UNAVAILABLE');
  const waits = [429, 503].includes(status);
  return {
    description: `${STATUS_CODES[status]}: ${names}.`,
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** The codes after "Errors:" in the description of the row's root field. */
function codesNamed(row: Row): ErrorCode[] {
  if (operationOf(row.operation).operation !== 'mutation') return [];
  return possibleRootsOf(row.operation).flatMap(({ description }) => {
    const [, named = ''] = (description ?? '').split('Errors:');
    const words: string[] = named.match(/[A-Z_]+/g) ?? [];
    return words.filter(isErrorCode);
  });
}

const words = (enumName: string) => leafSchema(enumOf(enumName));

const whole: Schema = { type: 'integer' };

const changedPrice: Schema = {
  type: 'object',
  required: ['index', 'type', 'id', 'variantId', 'name', 'variantName', 'price', 'sent'],
  properties: {
    index: { ...whole, description: 'Which line of the order, from 0.' },
    type: words('ItemType'),
    id: { ...nullable(whole), description: 'Id of the product; null for a share.' },
    variantId: { ...nullable(whole), description: 'Id of the variant, if any.' },
    name: text('What it is called.'),
    variantName: { ...nullable(text('')), description: 'What the variant is called, if any.' },
    price: { ...whole, description: 'The price now, in cents.' },
    sent: { ...whole, description: 'The price that was sent, in cents.' },
  },
};

/** The body of every error response. */
export const errorSchema: Schema = {
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
    allowed: {
      type: 'array',
      description: 'With CONFLICT of an order: the statuses that it may move to.',
      items: words('OrderStatus'),
    },
    prices: {
      type: 'array',
      description: 'With PRICE_CHANGED: the lines whose price is another one now.',
      items: changedPrice,
    },
    retryAfter: { ...whole, description: 'After how many seconds to try again; the same as the header Retry-After.' },
    id: text('With INTERNAL: what the log of the server knows the failure by.'),
  },
};
