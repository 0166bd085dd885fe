import { array, type InferType, object, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { publicText } from '../fields/textField';

export const NO_MESSAGE = 'Please write a message';
export const MAX_MESSAGE_PHOTOS = 3;
const TOO_MANY_PHOTOS = `At most ${MAX_MESSAGE_PHOTOS} photos`;

/** Whether a text has a visible character. Accents without a letter are invisible. */
const isVisible = (text: string) => /[^\s\p{M}]/u.test(text);

const messageText = publicText(LIMITS.message);

/** A message has text, photos, or both. */
export const messageForm = object({
  text: messageText
    .transform((value: unknown) => value ?? '')
    .default('')
    .test('written', NO_MESSAGE, (text, { parent }) => isVisible(text) || parent.photos?.length > 0),
  photos: array(string().required())
    .transform((value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_MESSAGE_PHOTOS + 1) : (value ?? [])))
    .max(MAX_MESSAGE_PHOTOS, TOO_MANY_PHOTOS)
    .test('once', 'Add each photo once', (photos = []) => new Set(photos).size === photos.length)
    .default([]),
});

export type MessageValues = InferType<typeof messageForm>;

/** The first question to a ranch has no photos. */
export const questionForm = object({ text: messageText.required(NO_MESSAGE).test('written', NO_MESSAGE, isVisible) });

/** The maximum number of messages that a family can send before the ranch has answered its question. */
export const MAX_UNANSWERED_QUESTIONS = 3;
