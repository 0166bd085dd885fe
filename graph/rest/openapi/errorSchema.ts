import { ERROR_STATUS } from '../../../rules/errorCodes';
import { restSchema } from '../restSchema';
import { leafSchema, nullable } from './leafSchema';
import type { Schema } from './Schema';

const text = (description: string): Schema => ({ type: 'string', description });
const words = (enumName: string) => leafSchema(restSchema.getType(enumName)!);
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

/** The one shape of every answer that says no. */
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
