import { describe, expect, test } from 'vitest';
import { formErrors } from '../testing/formErrors';
import type { ORDER_STATUS } from '../words/vocabulary';
import { answerForm, answerInput, complaintForm, decisionInput } from './complaintForms';
import { kindsFor } from './complaintKinds';
import { actRefusal, actsFor, type ComplaintFacts, outcomeOf } from './complaintState';
import { COMPLAINT_STATE, type OrderParty } from './complaintWords';

const now = new Date('2027-03-10T12:00:00Z');
const kinds = (
  side: 'CUSTOMER' | 'RANCH',
  status: (typeof ORDER_STATUS.values)[number],
  createdAt = '2027-01-01T00:00:00Z',
) => kindsFor(side, { status, createdAt }, now).join(' ');

test('what a side can say depends on the status of the order', () => {
  expect(kinds('CUSTOMER', 'PENDING', '2027-03-07T12:00:01Z')).toBe('');
  expect(kinds('CUSTOMER', 'PENDING', '2027-03-07T12:00:00Z')).toBe('LATE MANNERS');
  expect(kinds('RANCH', 'PENDING')).toBe('LATE MANNERS');
  expect(kinds('CUSTOMER', 'CONTACTED')).toBe('NOT_AS_AGREED NO_SHOW LATE UNPAID MANNERS');
  expect(kinds('CUSTOMER', 'FULFILLED')).toBe('NOT_AS_AGREED WEIGHT PACKAGING SPOILED NO_SHOW LATE UNPAID MANNERS');
  expect(kinds('RANCH', 'FULFILLED')).toBe('NOT_AS_AGREED NO_SHOW LATE UNPAID MANNERS');
  expect(kinds('CUSTOMER', 'CANCELED')).toBe('NOT_AS_AGREED NO_SHOW LATE UNPAID MANNERS');
});

describe('who can do what', () => {
  const facts: ComplaintFacts = { state: 'OPEN', side: 'CUSTOMER', waitsFor: 'RANCH', proposedBy: null };
  const acts = (given: Partial<ComplaintFacts> = {}) =>
    (['CUSTOMER', 'RANCH', 'PLATFORM'] as OrderParty[]).map((actor) =>
      actsFor(actor, { ...facts, ...given }).join(' '),
    );

  test.each([
    ['open', {}, ['CLOSE', 'ANSWER', '']],
    ['open and with the team', { waitsFor: 'PLATFORM' }, ['CLOSE', 'ANSWER', 'DECIDE']],
    ['answered', { state: 'ANSWERED', waitsFor: 'CUSTOMER' }, ['ANSWER CLOSE', 'ANSWER', '']],
    ['proposed', { state: 'ANSWERED', proposedBy: 'RANCH' }, ['ANSWER ACCEPT CLOSE', 'ANSWER', '']],
    ['proposed by the family', { state: 'ANSWERED', proposedBy: 'CUSTOMER' }, ['ANSWER CLOSE', 'ANSWER ACCEPT', '']],
    ['with the team', { state: 'ANSWERED', waitsFor: 'PLATFORM' }, ['ANSWER CLOSE', 'ANSWER', 'DECIDE']],
    ['agreed', { state: 'AGREED', proposedBy: 'RANCH' }, ['CLOSE', '', 'CLOSE']],
    ['decided, of a ranch', { state: 'DECIDED', side: 'RANCH' }, ['CLOSE', '', 'CLOSE']],
    ['closed', { state: 'CLOSED', waitsFor: null }, ['', '', '']],
  ] as [string, Partial<ComplaintFacts>, string[]][])('%s', (_, given, expected) => {
    expect(acts(given)).toEqual(expected);
  });

  test('every refusal says why', () => {
    const why = (...[act, actor, given]: [Parameters<typeof actRefusal>[0], OrderParty, Partial<ComplaintFacts>?]) =>
      actRefusal(act, actor, { ...facts, ...given });
    expect(why('ANSWER', 'RANCH')).toBeUndefined();
    expect(why('ANSWER', 'CUSTOMER')).toBe('Please wait for the answer of the other side.');
    expect(why('CLOSE', 'RANCH')).toBe('Only the side that said it can take it back.');
    expect(why('ACCEPT', 'CUSTOMER')).toBe("There's no proposal to accept.");
    expect(why('ACCEPT', 'RANCH', { state: 'ANSWERED', proposedBy: 'RANCH' })).toBe(
      "You can't accept your own proposal.",
    );
    expect(why('DECIDE', 'PLATFORM')).toBe('The two sides still have time to agree.');
    expect(why('ANSWER', 'RANCH', { state: 'AGREED' })).toBe('This is Agreed already.');
    expect(why('CLOSE', 'CUSTOMER', { state: 'CLOSED' })).toBe('This is closed already.');
  });

  test('from every state a complaint can end', () => {
    for (const state of COMPLAINT_STATE.values.filter((each) => each !== 'CLOSED'))
      for (const side of ['CUSTOMER', 'RANCH'] as const)
        expect(actsFor('PLATFORM', { state, side, waitsFor: 'PLATFORM', proposedBy: null })).not.toEqual([]);
  });
});

test.each([
  [{ act: 'ANSWER', actor: 'RANCH' }, 'RANCH', { state: 'ANSWERED', waitsFor: 'CUSTOMER', days: 3 }],
  [{ act: 'ANSWER', actor: 'CUSTOMER' }, 'CUSTOMER', { state: 'ANSWERED', waitsFor: 'RANCH', days: 3 }],
  [{ act: 'ANSWER', actor: 'RANCH', asksTeam: true }, 'RANCH', { state: 'ANSWERED', waitsFor: 'PLATFORM', days: null }],
  [{ act: 'ANSWER', actor: 'RANCH' }, 'PLATFORM', { state: 'ANSWERED', waitsFor: 'PLATFORM', days: null }],
  [
    { act: 'ACCEPT', actor: 'CUSTOMER', remedy: 'PART_BACK' },
    'CUSTOMER',
    { state: 'AGREED', waitsFor: 'RANCH', days: 14 },
  ],
  [
    { act: 'ACCEPT', actor: 'CUSTOMER', remedy: 'NOTHING' },
    'CUSTOMER',
    { state: 'CLOSED', waitsFor: null, days: null },
  ],
  [
    { act: 'DECIDE', actor: 'PLATFORM', remedy: 'REPLACEMENT' },
    'PLATFORM',
    { state: 'DECIDED', waitsFor: 'RANCH', days: 14 },
  ],
  [{ act: 'CLOSE', actor: 'CUSTOMER' }, 'RANCH', { state: 'CLOSED', waitsFor: null, days: null }],
] as [Parameters<typeof outcomeOf>[0], OrderParty, object][])('%j while it waits for %s', (act, waitsFor, expected) => {
  expect(outcomeOf(act, { waitsFor })).toEqual(expected);
});

const long = 'x'.repeat(2_001);
const words = 'Two packages were open.';
const url = '/photos/a.webp';

test.each([
  [complaintForm, { text: words }, { kind: 'Please choose what is wrong' }],
  [complaintForm, { kind: 'SMELL', text: words }, { kind: 'Please choose what is wrong' }],
  [complaintForm, { kind: 'WEIGHT', text: '\u200B' }, { text: 'Please say what happened, in a sentence or two' }],
  [complaintForm, { kind: 'WEIGHT', text: long }, { text: 'At most 2000 characters (this has 2001)' }],
  [complaintForm, { kind: 'WEIGHT', text: words, photos: [url, url] }, { photos: 'Add each photo once' }],
  [complaintForm, { kind: 'WEIGHT', text: words, photos: [...'1234567'] }, { photos: 'At most 6 photos' }],
  [answerInput, { text: '' }, { text: 'Please write an answer' }],
  [answerInput, { text: words, remedy: 'MONEY' }, { remedy: 'Please choose what makes it right' }],
  [answerInput, { text: words, remedy: 'PART_BACK' }, { amount: 'Enter how much comes back, more than 0' }],
  [
    answerInput,
    { text: words, remedy: 'PART_BACK', amount: 0.5 },
    { amount: 'Enter how much comes back, more than 0' },
  ],
  [answerInput, { text: words, remedy: 'NOTHING', amount: 5 }, { amount: 'Only part of the price has an amount' }],
  [answerInput, { text: words, remedy: 'PART_BACK', amount: 2e9 }, { amount: 'At most $10,000,000.00' }],
  [
    answerForm,
    { text: words, remedy: 'PART_BACK', amount: 'lots' },
    { amount: 'Enter how much comes back, more than 0' },
  ],
  [decisionInput, { remedy: 'NOTHING' }, { reason: 'Please give both sides a reason' }],
  [decisionInput, { reason: words }, { remedy: 'Please choose what makes it right' }],
])('%# is refused', async (form, values, errors) => {
  expect(await formErrors(form, values)).toEqual(errors);
});

test('an answer needs no proposal, and an amount typed before another choice is left out', async () => {
  const empty = { text: words, photos: [], remedy: null, amount: null, asksTeam: false };
  expect(await answerForm.validate({ ...empty, remedy: '', amount: '' })).toEqual(empty);
  expect(await answerForm.validate({ ...empty, remedy: 'REPLACEMENT', amount: '50' })).toMatchObject({ amount: null });
  expect(await answerForm.validate({ ...empty, remedy: 'PART_BACK', amount: '1,250.50' })).toMatchObject({
    amount: 125_050,
  });
});
