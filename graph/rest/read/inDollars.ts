import { type Cents, toCents } from '../../../rules/money/money';
import { badInput } from '../../errors';
import { itemsOf, propertyOf, type Schema } from '../openapi/Schema';
import { type BodyView, type Fields, isRecord, type Json } from './inputCodec';

/** Reads the amounts at these paths as dollars. '[]' in a path stands for every item of a list. Errors: BAD_USER_INPUT. */
export function inDollars(...paths: string[]): BodyView {
  const parts = paths.map((path) => path.split('.'));
  return {
    read: (body) => parts.reduce<Json>((given, path) => inCents(given, path, ''), body) as Fields,
    describe: (schema) => parts.reduce(describedInDollars, schema),
  };
}

/** Reads `amount` as dollars. Anything that isn't an amount becomes 0, for which the form has its own message. */
export const amountInDollars: BodyView = {
  read: (body) => ({ ...body, amount: isDollars(body.amount) ? toCents(body.amount) : 0 }),
  describe: inDollars('amount').describe,
};

function inCents(value: Json, [name, ...rest]: string[], path: string): Json {
  if (name === undefined) return readDollars(value, path);
  if (name === '[]') {
    return Array.isArray(value) ? value.map((item, index) => inCents(item, rest, `${path}[${index}]`)) : value;
  }
  return isRecord(value) ? { ...value, [name]: inCents(value[name], rest, path ? `${path}.${name}` : name) } : value;
}

/** Reads an amount. Undefined and null become undefined. */
function readDollars(dollars: Json, path: string): Cents | undefined {
  if (dollars === undefined || dollars === null) return undefined;
  if (!isDollars(dollars)) throw badInput({ [path]: `${path} must be an amount in dollars` });
  return toCents(dollars);
}

const AMOUNT = /^\d+(\.\d+)?$/;

function isDollars(value: Json): value is number | string {
  return ['number', 'string'].includes(typeof value) && AMOUNT.test(String(value).trim());
}

function describedInDollars(schema: Schema, [name, ...rest]: string[]): Schema {
  if (name === undefined) {
    const description = schema.description?.replace('in cents', 'in dollars');
    const dollars = { type: ['number', 'string'], minimum: 0, description };
    return schema.type === 'integer' ? dollars : { ...dollars, type: [...dollars.type, 'null'] };
  }
  // The changed schema must not keep the title, which names the GraphQL type.
  const { title, ...untitled } = schema;
  if (name === '[]') return { ...untitled, items: describedInDollars(itemsOf(schema), rest) };
  const changed = describedInDollars(propertyOf(schema, name), rest);
  return { ...untitled, properties: { ...schema.properties, [name]: changed } };
}
