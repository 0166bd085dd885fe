import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { animalOf, claimOf, herdOf, placesOf } from '../../../testing/herd';
import { fakeServer, rancher, refusal, visit } from '../../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;
type Herd = Parameters<typeof herdOf>[0];

const ann = claimOf(1, 'Ann Miller', { quarters: 2 });
const ben = claimOf(2, 'Ben Carter');
const kept = claimOf(3, null);

let sent: [string, unknown][] = [];
beforeEach(() => {
  sent = [];
});

/** Mocks a mutation: records its variables and changes what the board's query returns next. */
const mockMutation =
  (name: string, change: () => void, payload: object = { claim: { __typename: 'Claim', id: '1' } }): Answers[string] =>
  (variables) => {
    sent.push([name, variables]);
    change();
    return { [name]: { __typename: 'Payload', ...payload } };
  };

async function open(herd: Herd, answers: Answers = {}) {
  const AnimalsWithRoom = () => {
    const { viewer } = herdOf(herd, ['OPEN', 'HARVESTED']);
    const { animals, ...ranch } = viewer.ranch as unknown as { animals: object };
    return { viewer: { ...viewer, ranch: { ...ranch, takingShares: animals } } };
  };
  visit(
    '/rancher/herd',
    fakeServer(rancher, { HerdPage: ({ stages }) => herdOf(herd, stages), AnimalsWithRoom, ...answers }),
  );
  await screen.findByRole('heading', { name: 'The Line' });
}

const choose = async (of: string, entry: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: `More for ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const sharesOf = (tag: string) => screen.queryByRole('list', { name: `Shares of animal ${tag}` });
const namesOn = (tag: string) =>
  within(screen.getByRole('group', { name: `Places of animal ${tag}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const line = () => screen.getByRole('region', { name: 'The Line' });

const open41 = (holders: Parameters<typeof placesOf>[0] = {}) =>
  animalOf(41, { stage: 'OPEN', places: placesOf(holders) });

test('an animal shows who holds each place, and what is left', async () => {
  await open({ animals: [open41({ 1: ann, 2: ann, 3: kept })] });
  expect(namesOn('41')).toEqual(['Both quarters: Ann Miller', 'Quarter 3: Our household', 'Quarter 4: Free']);
  expect(screen.getByText('One quarter left')).toBeTruthy();
  expect(within(sharesOf('41')!).getByText('A half · Side 1')).toBeTruthy();
  expect(within(sharesOf('41')!).getByText('Pending')).toBeTruthy();
});

test('the line numbers its shares and shows how many animals they add up to', async () => {
  await open({ animals: [open41()], line: [ann, ben] });
  expect(within(line()).getByText('2 waiting: ¾ animal')).toBeTruthy();
  expect(within(line()).getByText('A half · Number 1 in line')).toBeTruthy();
  expect(within(line()).getByText('A quarter · Number 2 in line')).toBeTruthy();
});

test('the menu puts a share on a side of an animal, and Undo puts it back in line', async () => {
  const herd: Herd = { animals: [open41()], line: [ann] };
  await open(herd, {
    PlaceClaim: mockMutation('placeClaim', () => {
      herd.animals = [open41({ 3: ann, 4: ann })];
      herd.line = [];
    }),
    ReturnClaimToLine: mockMutation('returnClaimToLine', () => {
      herd.animals = [open41()];
      herd.line = [ann];
    }),
  });
  await choose("Ann Miller's half", 'Put on an Animal');
  const dialog = within(await screen.findByRole('dialog', { name: "Move Ann Miller's half" }));
  await userEvent.click(await dialog.findByRole('radio', { name: /Animal 41, side 2/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move Share' }));
  expect(await screen.findByText("Ann Miller's half is on animal 41")).toBeTruthy();
  await waitFor(() => expect(namesOn('41')).toContain('Both quarters: Ann Miller'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(line()).getByText('Ann Miller')).toBeTruthy());
  expect(sent).toEqual([
    ['placeClaim', { claimId: '1', animalId: '41', side: 2, withMoney: false }],
    ['returnClaimToLine', { claimId: '1' }],
  ]);
});

test('only animals and sides with room are offered', async () => {
  const full = animalOf(42, { stage: 'OPEN', places: placesOf({ 1: ben, 2: kept, 3: kept, 4: kept }) });
  await open({ animals: [open41({ 1: kept }), full, animalOf(43)], line: [ann] });
  await choose("Ann Miller's half", 'Put on an Animal');
  const dialog = within(await screen.findByRole('dialog', { name: "Move Ann Miller's half" }));
  await dialog.findByRole('radio', { name: /Animal 41, side 2/ });
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
});

test('a refused move shows the message of the server', async () => {
  const message = 'Custom-exempt beef is bought as a live animal, before its harvest.';
  await open(
    { animals: [open41()], line: [ben] },
    { PlaceClaim: () => refusal('BAD_USER_INPUT', message, { animalId: message }) },
  );
  await choose("Ben Carter's quarter", 'Put on an Animal');
  const dialog = within(await screen.findByRole('dialog', { name: "Move Ben Carter's quarter" }));
  await userEvent.click(await dialog.findByRole('radio', { name: /side 1/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move Share' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('A quarter · Number 1 in line')).toBeTruthy();
});

test('a rancher puts a share back in line', async () => {
  const herd: Herd = { animals: [open41({ 1: ben })] };
  await open(herd, {
    ReturnClaimToLine: mockMutation('returnClaimToLine', () => {
      herd.animals = [open41()];
      herd.line = [ben];
    }),
  });
  await choose("Ben Carter's quarter", 'Put Back in Line');
  expect(await screen.findByText("Ben Carter's quarter is back in line")).toBeTruthy();
  await waitFor(() => expect(within(line()).getByText('Ben Carter')).toBeTruthy());
  expect(sharesOf('41')).toBeNull();
});

test('a rancher takes a share off the board with a reason', async () => {
  const herd: Herd = { animals: [open41({ 1: ben })], line: [ann] };
  await open(herd, {
    TakeShareOffBoard: mockMutation('takeShareOffBoard', () => {
      herd.animals = [open41()];
    }),
  });
  await choose("Ben Carter's quarter", 'Take Off the Board');
  const dialog = within(await screen.findByRole('dialog', { name: "Take Ben Carter's quarter off the board?" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take Off the Board' }));
  expect(await dialog.findByText('Say why. The family reads it.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'What happened' }), 'He took it home');
  await userEvent.click(dialog.getByRole('button', { name: 'Take Off the Board' }));
  expect(await screen.findByText("Ben Carter's quarter is off the board")).toBeTruthy();
  await waitFor(() => expect(sharesOf('41')).toBeNull());
  expect(sent).toMatchObject([['takeShareOffBoard', { claimId: '2', reason: 'He took it home' }]]);
});

test('a share of a harvested custom-exempt animal, or of one that is ready, stays on the board', async () => {
  const exempt = { stage: 'HARVESTED', inspection: 'CUSTOM_EXEMPT', places: placesOf({ 1: ben }) };
  await open({
    animals: [animalOf(41, exempt), animalOf(42, { stage: 'READY', places: placesOf({ 1: ann, 2: ann }) })],
  });
  for (const share of ["Ben Carter's quarter", "Ann Miller's half"]) {
    await userEvent.click(await screen.findByRole('button', { name: `More for ${share}` }));
    await screen.findByRole('menuitem', { name: /^Order #/ });
    expect(screen.queryByRole('menuitem', { name: 'Take Off the Board' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  }
});

test('an animal is filled from the line, and families that may not get a share are named with the reason', async () => {
  const herd: Herd = { animals: [open41()], line: [ann, ben] };
  const refused = [{ __typename: 'RefusedClaim', claim: ben, reason: 'It may not leave the state.' }];
  await open(herd, {
    FillFromLine: mockMutation(
      'fillFromLine',
      () => {
        herd.animals = [open41({ 1: ann, 2: ann })];
        herd.line = [ben];
      },
      { placed: [ann], refused },
    ),
  });
  await choose('animal 41', 'Fill from the Line');
  expect(await screen.findByText("Now on animal 41: Ann Miller's half")).toBeTruthy();
  expect(screen.getByText('Ben Carter: It may not leave the state.')).toBeTruthy();
  await waitFor(() => expect(within(line()).getByText('1 waiting: ¼ animal')).toBeTruthy());
});

test('a rancher keeps quarters for the household and releases them again', async () => {
  const herd: Herd = { animals: [open41({ 3: ann, 4: ann })] };
  await open(herd, {
    KeepQuarters: mockMutation('keepQuarters', () => {
      herd.animals = [open41({ 1: kept, 3: ann, 4: ann })];
    }),
    ReleaseQuarters: mockMutation('releaseQuarters', () => {
      herd.animals = [open41({ 3: ann, 4: ann })];
    }),
  });
  await choose('animal 41', 'Keep a Quarter for Us');
  expect(await screen.findByText("You're keeping a quarter of animal 41")).toBeTruthy();
  await waitFor(() => expect(namesOn('41')).toContain('Quarter 1: Our household'));
  await choose('Our quarter', 'Release for Families');
  expect(await screen.findByText('Your quarter of animal 41 is free for families')).toBeTruthy();
  expect(sent).toEqual([
    ['keepQuarters', { animalId: '41', quarters: 1 }],
    ['releaseQuarters', { claimId: '3' }],
  ]);
});

test('a rancher asks for deposits with a due date, and records them', async () => {
  const due = { ...ben, depositDue: '2027-01-15' };
  await open(
    { animals: [open41({ 1: ben })] },
    {
      AskForDeposits: mockMutation('askForDeposits', () => {}, { asked: [due] }),
      MarkDepositReceived: mockMutation('markDepositReceived', () => {}, {
        claim: { ...due, depositReceivedAt: '2026-12-01T12:00:00.000Z' },
      }),
    },
  );
  await choose('animal 41', 'Ask for Deposits');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for deposits on animal 41' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for Deposits' }));
  expect(await screen.findByText('A quarter · Side 1 · Deposit due January 15, 2027')).toBeTruthy();
  await choose("Ben Carter's quarter", 'Record the $150.00 Deposit');
  await userEvent.click(await screen.findByRole('button', { name: 'Record Deposit' }));
  expect(await screen.findByText('A quarter · Side 1 · Deposit received')).toBeTruthy();
  expect(sent.map(([name]) => name)).toEqual(['askForDeposits', 'markDepositReceived']);
});

test('the dialogs to move the harvest and to withdraw name the families that hold shares', async () => {
  await open({ animals: [open41({ 1: ben, 3: ann, 4: ann })] });
  await choose('animal 41', 'Move Harvest Date');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move harvest of animal 41' }));
  expect(dialog.getByText('Ben Carter and Ann Miller hold shares of this animal. Let them know.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('animal 41', 'Withdraw');
  expect(
    await screen.findByText('Back to the front of the line: Ben Carter and Ann Miller. Let them know.'),
  ).toBeTruthy();
});

test('the shares of a weighed animal cannot be moved', async () => {
  await open({ animals: [animalOf(41, { stage: 'WEIGHED', places: placesOf({ 1: ben }) })] });
  expect(screen.queryByRole('button', { name: "Move Ben Carter's quarter" })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: "More for Ben Carter's quarter" }));
  expect(await screen.findByRole('menuitem', { name: 'Order #20' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /Move|line/ })).toBeNull();
});
