import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, listOf, yesOrNo } from '../fields/numberFields';
import { readUrl } from '../fields/readUrl';
import { text } from '../fields/textField';
import { INVALID_URL } from '../fields/urlField';
import { EVENT_TYPE } from './eventType';

const UNKNOWN = 'Please choose from the list';
const NO_URL = 'Please enter a web address';
const TWICE = 'Choose each event once';

/** Checks only the syntax. The server decides whether it may call the URL, because that depends on where the server runs. */
const url = text(LIMITS.url).test(
  'url',
  INVALID_URL,
  (value) => !value || (value.length <= LIMITS.url && /^https?:\/\/\S+$/i.test(value) && readUrl(value) !== null),
);

const types = listOf(choice(EVENT_TYPE.values, UNKNOWN).required(UNKNOWN), EVENT_TYPE.values.length, TWICE).test(
  'once',
  TWICE,
  (chosen = []) => new Set(chosen).size === chosen.length,
);

/** No chosen types means all types. */
export const webhookForm = object({
  url: url.required(NO_URL),
  types: types.default([]),
});

export type WebhookValues = InferType<typeof webhookForm>;

/** Fields that are left out don't change. Null is refused, because none of the fields can be empty. */
export const webhookChanges = object({
  url: url.min(1, NO_URL).nonNullable(NO_URL),
  types: types.transform((value: unknown, given: unknown) => (given === null ? null : value)).nonNullable(UNKNOWN),
  enabled: yesOrNo(),
});
