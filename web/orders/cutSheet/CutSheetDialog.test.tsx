import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CUT_QUESTION_ORDER } from '../../../rules/herd/cutQuestions';
import { cutSheetOf, linesOf, proposalOf } from '../../testing/cutSheets';
import { animalOf } from '../../testing/herd';
import { halfOrder, ordersOf } from '../../testing/order';
import { currentUrl, customer, fakeServer, refusal, visit } from '../../testing/visit';

type Sheet = ReturnType<typeof cutSheetOf>;
type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const claimWith = (cutSheet: Sheet | null) => ({
  __typename: 'Claim',
  processorMayCall: false,
  id: '3',
  quarters: 1,
  linePosition: null,
  offBoardAt: null,
  offBoardReason: null,
  deposit: null,
  depositDue: null,
  depositReceivedAt: null,
  orderedAt: '2026-11-20T18:00:00.000Z',
  hangingPounds: null,
  packagedPounds: null,
  weightWarnings: [],
  weightWord: null,
  releasedAt: null,
  livePurchase: null,
  offer: null,
  places: [],
  order: halfOrder,
  cutSheet,
  animal: cutSheet && animalOf(41, { stage: 'OPEN' }),
});

/** Opens My Orders with a share that has this sheet. Tests may change `shown` while the screen is open. */
async function open(shown: { sheet: Sheet | null }, answers: Answers = {}, path = '/customer-orders?cutSheet=3') {
  const server = fakeServer(customer, {
    CustomerOrdersPage: () => ordersOf([{ ...halfOrder, claims: [claimWith(shown.sheet)] }]),
    CutSheetDialog: () => ({ claim: claimWith(shown.sheet) }),
    ...answers,
  });
  visit(path, server);
  return server;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cut sheet of animal 41' }));
const question = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, choice: string) => userEvent.selectOptions(question(name), choice);
const chosen = (name: string) => question(name).selectedOptions[0]?.text;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the share opens its cut sheet, which says who decides until when', async () => {
  await open({ sheet: cutSheetOf() }, {}, '/customer-orders');
  await screen.findByRole('region', { name: 'Quarter of animal 41' });
  await press('Choose Your Cuts of animal 41');
  expect((await dialog()).getByText(/you both need to agree\./)).toBeTruthy();
  expect(currentUrl()).toBe('/customer-orders?cutSheet=3');
});

test('each question has an explanation, and the choices are sent', async () => {
  let sent: unknown;
  const shown = { sheet: cutSheetOf() };
  await open(shown, {
    ProposeCutSheet: (variables) => {
      sent = variables;
      shown.sheet = cutSheetOf({
        state: 'PROPOSED',
        proposals: [proposalOf({ mine: true, changes: { rib: 'BONE_IN_ROAST' } })],
      });
      return { proposeCutSheet: { __typename: 'ProposeCutSheetPayload', claim: claimWith(shown.sheet) } };
    },
  });
  const sheet = await dialog();
  expect(sheet.getAllByRole('combobox')).toHaveLength(CUT_QUESTION_ORDER.length);
  const rib = within(sheet.getByText('Rib', { selector: 'summary' }).closest('details')!);
  expect(rib.getByText(/^Where the ribeyes are\./)).toBeTruthy();
  expect(rib.getByRole('img', { name: 'The rib on a steer' })).toBeTruthy();
  expect(rib.getByText(/: Steaks with the rib bone left on\.$/)).toBeTruthy();
  await choose('Rib', 'Bone-in rib roasts');
  await userEvent.type(sheet.getByLabelText(/^Anything else/), 'Label it Miller.');
  await press('Send My Cuts');
  expect(await screen.findByText('Your cuts are proposed')).toBeTruthy();
  const { claimId, sheet: input } = sent as { claimId: string; sheet: { choices: object[]; notes: string } };
  expect(claimId).toBe('3');
  expect(input.notes).toBe('Label it Miller.');
  expect(input.choices).toHaveLength(CUT_QUESTION_ORDER.length);
  expect(input.choices).toContainEqual({ question: 'RIB', choice: 'BONE_IN_ROAST' });
  expect(currentUrl()).toBe('/customer-orders');
  expect(await screen.findByRole('button', { name: 'View Your Proposal of animal 41' })).toBeTruthy();
});

test('impossible cuts show an error at once and are not sent', async () => {
  const server = await open({ sheet: cutSheetOf({ over30Months: true }) });
  await dialog();
  await choose('Brisket', 'Whole');
  expect(screen.getByText(/^A side has one brisket, and two families share this side\./)).toBeTruthy();
  await choose('Short loin', 'T-bones and porterhouses');
  expect(screen.getByText(/^This animal is over 30 months old/)).toBeTruthy();
  await choose('Brisket', 'In halves');
  expect(screen.queryByText(/^A side has one brisket/)).toBeNull();
  await press('Send My Cuts');
  await waitFor(() => expect(document.activeElement).toBe(question('Short loin')));
  expect(server.operations).not.toContain('ProposeCutSheet');
});

test('a family that has the whole side decides alone', async () => {
  const shown = { sheet: cutSheetOf({ holders: 1, quarters: 2 }) };
  await open(shown, {
    ProposeCutSheet: () => {
      shown.sheet = cutSheetOf({
        holders: 1,
        state: 'AGREED',
        lines: linesOf(),
        decidedAt: '2026-11-22T18:00:00.000Z',
      });
      return { proposeCutSheet: { __typename: 'ProposeCutSheetPayload', claim: claimWith(shown.sheet) } };
    },
  });
  await dialog();
  await press('Send Cut Sheet');
  expect(await screen.findByText('Cut sheet sent')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'View Cut Sheet of animal 41' })).toBeTruthy();
});

const theirs = proposalOf({ id: '8', changes: { steakThickness: 'ONE_AND_A_HALF_INCHES', notes: 'No salt.' } });
const mine = proposalOf({ id: '7', mine: true, changes: { round: 'JERKY' } });

test('the family sees how two proposals differ, and agrees to the other family’s proposal', async () => {
  let sent: unknown;
  const shown = { sheet: cutSheetOf({ state: 'PROPOSED', proposals: [mine, theirs] }) };
  await open(shown, {
    AcceptCutSheet: (variables) => {
      sent = variables;
      shown.sheet = cutSheetOf({ state: 'AGREED', lines: theirs.lines, notes: 'No salt.' });
      return { acceptCutSheet: { __typename: 'AcceptCutSheetPayload', claim: claimWith(shown.sheet) } };
    },
  });
  const sheet = await dialog();
  const differences = () => sheet.getByLabelText('Differences').textContent;
  expect(differences()).toBe(
    'RoundYou: Sliced for jerkyThey: RoastsSteak thicknessYou: 1 inchThey: 1½ inchesNotesYou: NoneThey: No salt.',
  );
  expect(sheet.getByText('Their choice: 1½ inches.')).toBeTruthy();
  await choose('Round', 'Roasts');
  expect(differences()).not.toContain('Round');
  await press('Agree to Theirs');
  expect(await screen.findByText("You've agreed on the cuts")).toBeTruthy();
  expect(sent).toEqual({ claimId: '3', proposalId: '8' });
  expect(await screen.findByRole('button', { name: 'View Cut Sheet of animal 41' })).toBeTruthy();
});

test('the form starts with the other family’s proposal, and sending the same choices agrees to that proposal', async () => {
  let sent: unknown;
  await open(
    { sheet: cutSheetOf({ state: 'PROPOSED', proposals: [theirs] }) },
    {
      AcceptCutSheet: (variables) => {
        sent = variables;
        return refusal('INTERNAL', 'Something went wrong on our side');
      },
    },
  );
  await dialog();
  await press("The ranch's standard");
  expect(screen.getByRole('button', { name: 'Send My Cuts' })).toBeTruthy();
  await press('Their proposal');
  await press('Agree to Theirs');
  expect(await screen.findByText("Couldn't agree to these cuts")).toBeTruthy();
  expect(sent).toEqual({ claimId: '3', proposalId: '8' });
});

test('a replaced proposal is shown, and the family’s choices stay', async () => {
  const shown = { sheet: cutSheetOf({ state: 'PROPOSED', proposals: [mine, theirs] }) };
  await open(shown, {
    AcceptCutSheet: () => {
      shown.sheet = cutSheetOf({
        state: 'PROPOSED',
        proposals: [mine, proposalOf({ id: '9', changes: { rib: 'BONE_IN_STEAKS' } })],
      });
      return refusal('CONFLICT', 'This proposal was replaced. Look at the new one.');
    },
  });
  const sheet = await dialog();
  await press('Agree to Theirs');
  expect(await screen.findByText('This proposal was replaced. Look at the new one.')).toBeTruthy();
  expect(await sheet.findByText(/^They just proposed new cuts\./)).toBeTruthy();
  expect(sheet.getByLabelText('Differences').textContent).toBe(
    'RibYou: Boneless ribeyesThey: Bone-in rib steaksRoundYou: Sliced for jerkyThey: Roasts',
  );
});

test('a new proposal of the other family appears without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = { sheet: cutSheetOf() };
  await open(shown);
  const sheet = await dialog();
  shown.sheet = cutSheetOf({ state: 'PROPOSED', proposals: [theirs] });
  await vi.advanceTimersByTimeAsync(16_000);
  vi.useRealTimers();
  expect(await sheet.findByText(/^They just proposed new cuts\./)).toBeTruthy();
  expect(sheet.getByLabelText('Differences').textContent).toContain('They: 1½ inches');
});

test('closing the dialog with unsent choices asks first', async () => {
  await open({ sheet: cutSheetOf() });
  await dialog();
  await choose('Liver', 'Keep, the only one');
  await press('Dismiss');
  const leaving = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(leaving.getByRole('button', { name: 'Keep Editing' }));
  expect(chosen('Liver')).toBe('Keep, the only one');
  await press('Dismiss');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after the due day the sheet is read-only', async () => {
  const changed = {
    state: 'CHANGED',
    open: false,
    reason: 'The plant has no slicer.',
    lines: linesOf({ round: 'JERKY' }),
  };
  await open({ sheet: cutSheetOf({ ...changed, decidedAt: '2099-02-27T18:00:00.000Z' }) });
  const sheet = await dialog();
  expect(sheet.getByText('The ranch changed your cuts: The plant has no slicer.')).toBeTruthy();
  expect(sheet.getByText('Sliced for jerky')).toBeTruthy();
  expect(sheet.queryByRole('combobox')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Change Cuts' })).toBeNull();
});

test('agreed cuts can be changed until the due day', async () => {
  await open({ sheet: cutSheetOf({ state: 'AGREED', lines: linesOf({ round: 'JERKY' }) }) });
  const sheet = await dialog();
  expect(sheet.getByText('Sliced for jerky')).toBeTruthy();
  await press('Change Cuts');
  expect(chosen('Round')).toBe('Sliced for jerky');
});

test("a share that isn't the family's shows a message", async () => {
  await open({ sheet: null }, { CutSheetDialog: () => ({ claim: null }) });
  expect(await screen.findByRole('heading', { name: 'No cut sheet here' })).toBeTruthy();
});
