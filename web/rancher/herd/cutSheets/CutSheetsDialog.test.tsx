import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cutSheetOf, linesOf, proposalOf } from '../../../testing/cutSheets';
import { animalOf, claimOf, herdOf, placesOf } from '../../../testing/herd';
import { currentUrl, fakeServer, rancher, refusal, visit } from '../../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;
type Animal = ReturnType<typeof animalOf>;

const [ann, ben, house] = [claimOf(1, 'Ann Miller'), claimOf(2, 'Ben Carter'), claimOf(3, null)];

/** Ann and Ben share side 1; Ann and the ranch's own household share side 2. */
const sheets = (first: object = {}, second: object = {}) => [
  { ...cutSheetOf({ sides: [1] }), claims: [ann, ben], ...first },
  { ...cutSheetOf({ sides: [2] }), claims: [{ ...ann, id: '4' }, house], ...second },
];

async function open(shown: { animal: Animal }, answers: Answers = {}, path = '/rancher/herd?cutSheets=41') {
  const server = fakeServer(rancher, {
    HerdPage: () => herdOf({ animals: [shown.animal] }),
    CutSheetsDialog: () => ({ animal: shown.animal }),
    ...answers,
  });
  visit(path, server);
  await screen.findByRole('heading', { name: 'Animal 41', hidden: true });
  return server;
}

const animalWith = (cutSheets: object[], given: object = {}) =>
  animalOf(41, { stage: 'OPEN', places: placesOf({ 1: ann, 2: ben, 4: house }), cutSheets, ...given });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cut sheets of animal 41' }));
const side = async (name: RegExp) => within((await dialog()).getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the board shows the states of the sheets and when they are due', async () => {
  await open({ animal: animalWith(sheets({ state: 'AGREED' }, { holders: 0 })) }, {}, '/rancher/herd');
  const glance = within(screen.getByRole('list', { name: 'Cut sheets of animal 41' })).getAllByRole('listitem');
  expect(glance.map(({ textContent }) => textContent)).toEqual([
    'Side 1 Agreed',
    'Side 2 No owner yet',
    'Due February 25, 2099',
  ]);
  await press('View cut sheets of animal 41');
  expect(await dialog()).toBeTruthy();
  expect(currentUrl()).toBe('/rancher/herd?cutSheets=41');
});

test('each side shows who proposed what, and how two proposals differ', async () => {
  const proposals = [
    proposalOf({ id: '7', claim: ann, changes: { round: 'JERKY' } }),
    proposalOf({ id: '8', claim: ben }),
  ];
  await open({
    animal: animalWith(
      sheets({ state: 'PROPOSED', proposals }, { proposals: [{ ...proposals[0], id: '9', claim: house }] }),
    ),
  });
  const first = await side(/^Side 1/);
  expect(first.getByText('Ann Miller (quarter): proposed November 21, 2026')).toBeTruthy();
  expect(first.getByLabelText('Differences').textContent).toBe('RoundAnn Miller: Sliced for jerkyBen Carter: Roasts');
  const second = await side(/^Side 2/);
  expect(second.getByText("Ann Miller (quarter): hasn't chosen yet")).toBeTruthy();
  expect(second.getByRole('heading', { name: 'Our household would like' })).toBeTruthy();
  expect(second.getByText('Sliced for jerky')).toBeTruthy();
});

test('the ranch chooses for the quarters that it keeps', async () => {
  let sent: unknown;
  const theirs = proposalOf({ id: '8', claim: { ...ann, id: '4' }, changes: { liver: 'KEEP' } });
  const shown = { animal: animalWith(sheets({}, { state: 'PROPOSED', proposals: [theirs] })) };
  await open(shown, {
    AcceptForHouse: (variables) => {
      sent = variables;
      shown.animal = animalWith(sheets({}, { state: 'AGREED', lines: theirs.lines }));
      const claim = { __typename: 'Claim', id: '3', animal: shown.animal };
      return { acceptCutSheet: { __typename: 'AcceptCutSheetPayload', claim } };
    },
  });
  expect((await side(/^Side 1/)).queryByRole('button')).toBeNull();
  await press('Choose Our Cuts for side 2');
  await press('Agree to Theirs');
  expect(await screen.findByText("You've agreed on the cuts")).toBeTruthy();
  expect(sent).toEqual({ claimId: '3', proposalId: '8' });
  expect((await side(/^Side 2/)).getByText('Our household (quarter): agreed')).toBeTruthy();
});

test('after the due date the ranch can change a sheet, but only with a reason', async () => {
  let sent: unknown;
  const shown = { animal: animalWith(sheets({ state: 'AGREED', open: false, lines: linesOf() }, { open: false })) };
  await open(shown, {
    ChangeCutSheet: (variables) => {
      sent = variables;
      if (!variables.reason) return refusal('BAD_USER_INPUT', 'x', { reason: 'Tell the families why you change it' });
      const changed = {
        state: 'CHANGED',
        open: false,
        reason: variables.reason,
        lines: linesOf({ ground: 'TWO_POUNDS' }),
      };
      shown.animal = animalWith(sheets(changed, { open: false }));
      return { changeCutSheet: { __typename: 'ChangeCutSheetPayload', animal: shown.animal } };
    },
  });
  await dialog();
  await press('Change Cuts of side 1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ground beef' }), 'Packs of 2 lb');
  await press('Change Cuts');
  expect(await screen.findByText('Tell the families why you change it')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Why are you changing it?'), 'No small bags left.');
  await press('Change Cuts');
  expect(await screen.findByText('Cut sheet changed')).toBeTruthy();
  expect(sent).toMatchObject({ animalId: '41', sides: [1], reason: 'No small bags left.' });
  expect((await side(/^Side 1/)).getByText('Why you changed it: No small bags left.')).toBeTruthy();
});

test('the sheets of a packed animal cannot be changed', async () => {
  await open({ animal: animalWith(sheets({ open: false }, { open: false }), { stage: 'READY' }) });
  expect((await dialog()).queryByRole('button', { name: /Change/ })).toBeNull();
});
