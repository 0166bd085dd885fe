import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { optionalText, publicText } from '../fields/textField';
import { isDay, longDay } from '../time/days';

const day = () =>
  optionalText(LIMITS.fact)
    .default(null)
    .test('day', 'Enter a day such as 2026-11-04', (value) => !value || isDay(value));

const facts = (max: number) => optionalText(max).default(null);

const words = (missing: string) => publicText(LIMITS.reason).min(10, missing).required(missing);

/** Which harvested animals a recall is about. All that is given has to match. */
export const recallScopeForm = object({
  tag: facts(LIMITS.animalTag),
  processorId: facts(LIMITS.fact),
  establishmentNumber: facts(LIMITS.establishmentNumber),
  harvestFrom: day(),
  harvestTo: day(),
})
  .test('any', 'Enter a tag, a processor or an establishment number', (scope, { createError }) => {
    const { tag, processorId, establishmentNumber } = scope;
    return Boolean(tag || processorId || establishmentNumber) || createError({ path: 'tag' });
  })
  .test('order', 'The last day is before the first', ({ harvestFrom, harvestTo }, { createError }) => {
    return !harvestFrom || !harvestTo || harvestFrom <= harvestTo || createError({ path: 'harvestTo' });
  });

export type RecallScope = InferType<typeof recallScopeForm>;

/** What families are told: first what to do, then why. */
export const recallForm = object({
  advice: words('Say what families should do with the beef, in a sentence or two'),
  reason: words('Say why, in a sentence or two'),
});

export const startRecallForm = recallScopeForm.concat(recallForm);

/** How the animals of a recall were found, such as 'all animals, establishment M40210, harvested since November 4, 2026'. */
export function recallScopeText({ tag, establishmentNumber, harvestFrom, harvestTo }: RecallScope, processor?: string) {
  const from = harvestFrom && longDay(harvestFrom);
  const to = harvestTo && longDay(harvestTo);
  const days =
    from && to ? (from === to ? `on ${from}` : `${from} to ${to}`) : from ? `since ${from}` : to && `up to ${to}`;
  const facts = [
    `${tag ? `animal ${tag}` : 'all animals'}${processor ? ` of ${processor}` : ''}`,
    establishmentNumber && `establishment ${establishmentNumber}`,
    days && `harvested ${days}`,
  ];
  return facts.filter(Boolean).join(', ');
}
