import { type InferType, object } from 'yup';
import { EVENT_TYPE } from './eventType';
import { LIMITS } from './limits';
import { choice, flag, listOf } from './numberFields';
import { text } from './textField';
import { INVALID_URL } from './urlField';

const UNKNOWN = 'Please choose from the list';
const TWICE = 'Choose each event once';

/** Whether the address may be called, the server says: that depends on where it runs. */
const url = text(LIMITS.url)
  .transform((value: unknown) => value ?? undefined)
  .test('url', INVALID_URL, (value) => !value || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)));

const types = listOf(choice(EVENT_TYPE.values, UNKNOWN).required(UNKNOWN), EVENT_TYPE.values.length, TWICE).test(
  'once',
  TWICE,
  (chosen = []) => new Set(chosen).size === chosen.length,
);

/** No type chosen stands for all. */
export const webhookForm = object({
  url: url.required('Please enter a web address'),
  types: types.default([]),
});

export type WebhookValues = InferType<typeof webhookForm>;

/** What is left out stays. */
export const webhookChanges = object({
  url: url.min(1, 'Please enter a web address'),
  types: types.transform((value: unknown, given: unknown) => (given === null ? undefined : value)),
  enabled: flag(),
});
