import { type InferType, number, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, flag, listOf } from '../fields/numberFields';
import { publicText, text } from '../fields/textField';
import { formatCents, toCents } from '../money/money';
import { COMPLAINT_KIND, type ComplaintKind, REMEDY, type Remedy } from './complaintWords';

const NO_KIND = 'Please choose what is wrong';
const NO_WORDS = 'Please say what happened, in a sentence or two';
const NO_REMEDY = 'Please choose what makes it right';
const NO_AMOUNT = 'Enter how much comes back, more than 0';

const words = (missing = NO_WORDS) => publicText(LIMITS.complaint).min(10, missing).required(missing);
const photos = listOf(text(LIMITS.url).required(), LIMITS.complaintPhotos, `At most ${LIMITS.complaintPhotos} photos`)
  .test('once', 'Add each photo once', (urls = []) => new Set(urls).size === urls.length)
  .default([]);

/** In cents. Only money that comes back has an amount. */
const amount = number()
  .typeError(NO_AMOUNT)
  .integer(NO_AMOUNT)
  .max(LIMITS.payment, `At most ${formatCents(LIMITS.payment)}`)
  .transform((value: unknown) => value ?? null)
  .nullable()
  .default(null)
  .test('amount', NO_AMOUNT, (cents, { parent }) => parent.remedy !== 'PART_BACK' || Number(cents) > 0)
  .test('none', 'Only part of the price has an amount', (cents, { parent }) => parent.remedy === 'PART_BACK' || !cents);

export const complaintForm = object({
  kind: choice(COMPLAINT_KIND.values, NO_KIND).required(NO_KIND),
  text: words(),
  photos,
});

/** An answer, which may propose what makes it right or ask the team to decide. */
export const answerInput = object({
  text: words('Please write an answer'),
  photos,
  remedy: choice(REMEDY.values, NO_REMEDY)
    .transform((value: unknown) => value || null)
    .nullable()
    .default(null),
  amount,
  asksTeam: flag().default(false),
});

export const decisionInput = object({
  reason: words('Please give both sides a reason'),
  remedy: choice(REMEDY.values, NO_REMEDY).required(NO_REMEDY),
  amount,
});

/** The dialogs' values, with the amount in dollars. */
export interface RemedyValues {
  remedy: Remedy | '';
  amount: string;
}
export type ComplaintValues = { kind: ComplaintKind | ''; text: string; photos: string[] };
export type AnswerValues = RemedyValues & { text: string; photos: string[]; asksTeam: boolean };
export type DecisionValues = RemedyValues & { reason: string };
export type Proposal = Pick<InferType<typeof answerInput>, 'remedy' | 'amount'>;

const inCents = <Values extends RemedyValues>(values: Values) => ({
  ...values,
  amount: values.remedy === 'PART_BACK' ? toCents(values.amount ?? '') : null,
});

export const answerForm = answerInput.transform(inCents);
export const decisionForm = decisionInput.transform(inCents);
