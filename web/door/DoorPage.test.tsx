import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { daysAfter, longDay } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { apolloClient } from '../apollo/client';
import { linesOf } from '../testing/cutSheets';
import { packedOf, proposedOf } from '../testing/herd';
import { currentUrl, fakeServer, refusal, visit } from '../testing/visit';

const TOKEN = 'Zq7secretsecretsecret';
const day = (days: number) => daysAfter(dayIn('UTC', new Date()), days);

const ownerOf = (given: object = {}) => ({
  ...{
    __typename: 'DoorOwner',
    claimId: '1',
    places: [1, 2],
    packagedPounds: null,
    quarters: 2,
    name: 'Ann Miller',
    keptByRanch: false,
    phone: null,
    address: null,
  },
  ...given,
});

const sheetOf = (given: object = {}) => ({
  ...{ __typename: 'DoorSheet', sides: [1], state: 'AGREED', lines: linesOf(), notes: 'Thick fat on' },
  ...{ decidedAt: '2026-11-20T15:00:00Z', over30Months: false, owners: [ownerOf()], quartersLeft: 0 },
  ...given,
});

const animalOf = (id: string, given: object = {}) => ({
  ...{ __typename: 'DoorAnimal', id, tag: id, stage: 'OPEN', inspection: 'USDA', harvestDate: day(0) },
  ...{ harvestWords: null, cutSheetsDue: day(-7), hangDays: 14, hangingEnds: day(14), printedAt: null },
  ...{ changedSincePrinted: false, cutSheets: [sheetOf()], hangingPounds: null, proposedWeights: null },
  expectedHangingWeight: { __typename: 'PoundRange', from: 500, to: 640 },
  ...given,
});

const doorOf = (animals: object[], given: object = {}) => ({
  ...{ __typename: 'Door', id: '3', processorName: 'Hill Country Meats', ranchName: 'Lone Oak Ranch' },
  ...{ ranchPhone: '(512) 555-0101', letsWeightsThrough: false, animals, ...given },
});

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

async function open(doors: object[], answers: Answers = {}, path = '/door') {
  const server = fakeServer(null, {
    DoorPage: () => ({ doors, timeZone: 'UTC' }),
    PlantSlots: () => ({ plant: null }),
    ...answers,
  });
  visit(path, server);
  await screen.findByRole('heading', { level: 1 });
  return server;
}

const sectionOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

test('a link opens its animals, and leaves the address bar and the cache without its secret', async () => {
  const doors: object[] = [];
  const tokens: unknown[] = [];
  await open(
    doors,
    {
      OpenDoor: ({ token }) => {
        tokens.push(token);
        doors.push(doorOf([animalOf('41')]));
        return { openDoor: { __typename: 'OpenDoorPayload', door: { __typename: 'Door', id: '3' } } };
      },
    },
    `/door#${TOKEN}`,
  );
  expect(await screen.findByRole('heading', { name: 'Hill Country Meats' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Tag 41' })).toBeTruthy();
  expect(tokens).toEqual([TOKEN]);
  expect(currentUrl()).toBe('/door');
  for (const place of [apolloClient().cache.extract(), { ...localStorage }, { ...sessionStorage }]) {
    expect(JSON.stringify(place)).not.toContain(TOKEN);
  }
});

test('a link that was revoked says so, and offers new ones', async () => {
  const sent: unknown[] = [];
  await open(
    [],
    {
      OpenDoor: () => refusal('BAD_USER_INPUT', 'Invalid', { token: 'Invalid or missing token' }),
      MailDoorLinks: ({ email }) => {
        sent.push(email);
        return { mailDoorLinks: { __typename: 'MailDoorLinksPayload', message: 'They are on their way.' } };
      },
    },
    `/door#${TOKEN}`,
  );
  expect((await screen.findByRole('alert')).textContent).toContain("This link doesn't work");
  await userEvent.type(await screen.findByLabelText('Email'), 'plant@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Email My Links' }));
  expect(await screen.findByText('They are on their way.')).toBeTruthy();
  expect(sent).toEqual(['plant@example.com']);
});

test('animals stand under their days, today first, with their owners and how firm their sheets are', async () => {
  const later = animalOf('42', {
    ...{ harvestDate: day(9), cutSheetsDue: day(2), inspection: 'CUSTOM_EXEMPT' },
    cutSheets: [
      sheetOf({ state: 'PROPOSED', lines: [], owners: [ownerOf({ phone: '(512) 555-0142', address: '1 Elm St' })] }),
      sheetOf({ sides: [2], state: 'MISSING', lines: [], owners: [], quartersLeft: 2 }),
    ],
  });
  const late = animalOf('43', { cutSheets: [sheetOf({ state: 'MISSING', lines: [] })] });
  await open([
    doorOf([late, later, animalOf('44', { stage: 'HARVESTED' })]),
    doorOf([animalOf('7', { harvestDate: null, harvestWords: 'spring' })], { id: '4', ranchName: 'Far Pasture' }),
  ]);
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual([`Today, ${longDay(day(0))}`, longDay(day(9)), 'Hanging', 'No date yet']);
  const soon = await sectionOf(longDay(day(9)));
  expect(soon.getByText(`Open until ${longDay(day(2))}`)).toBeTruthy();
  expect(soon.getByText(/NOT FOR SALE/)).toBeTruthy();
  expect(soon.getByText('1 Elm St')).toBeTruthy();
  expect(soon.getByRole('link', { name: '(512) 555-0142' }).getAttribute('href')).toBe('tel:5125550142');
  expect(soon.getByText('No owner yet')).toBeTruthy();
  expect((await sectionOf(`Today, ${longDay(day(0))}`)).getByText('Overdue')).toBeTruthy();
});

test('a print is remembered, and what has changed since is marked', async () => {
  const printed: unknown[] = [];
  await open([doorOf([animalOf('41', { printedAt: '2026-11-20T15:00:00Z', changedSincePrinted: true })])], {
    MarkDoorPrinted: (variables) => {
      printed.push(variables);
      const door = doorOf([animalOf('41', { printedAt: '2026-11-27T15:00:00Z' })]);
      return { markDoorPrinted: { __typename: 'MarkDoorPrintedPayload', door } };
    },
  });
  expect(await screen.findByText('Changed since you printed it')).toBeTruthy();
  const print = screen.getByRole('link', { name: 'Print This Day' });
  expect(print.getAttribute('href')).toBe(`/api/doors/3/cut-sheets.pdf?day=${day(0)}`);
  print.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(print);
  await waitFor(() => expect(screen.queryByText('Changed since you printed it')).toBeNull());
  expect(printed).toEqual([{ id: '3', day: day(0) }]);
});

test('links can be forgotten on a device that others use', async () => {
  const doors = [doorOf([animalOf('41')])];
  await open(doors, {
    LeaveDoors: () => {
      doors.pop();
      return { leaveDoors: { __typename: 'LeaveDoorsPayload', left: 1 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Forget Links on This Device' }));
  expect(await screen.findByRole('heading', { name: 'Lost your link?' })).toBeTruthy();
  expect(screen.queryByText('Tag 41')).toBeNull();
});

const bob = { claimId: '2', places: [3, 4], name: 'Bob Carter' };
const halves = [sheetOf(), sheetOf({ sides: [2], owners: [ownerOf(bob)] })];
const onScale = (id: string, given: object = {}) => animalOf(id, { stage: 'HARVESTED', cutSheets: halves, ...given });
const warning = { __typename: 'WeightWarning', kind: 'HANGING', cut: null, pounds: 900, of: 570, from: 500, to: 640 };

async function weigh(animal: object, answers: Answers = {}) {
  const sent: Record<string, unknown>[] = [];
  const shown: Answers = {
    ProposalPreview: () => ({ proposalPreview: { __typename: 'ProposalPreview', warnings: [] } }),
    ProposeWeights: (variables) => {
      sent.push(variables);
      const door = doorOf([onScale('41', { proposedWeights: proposedOf() })]);
      return { proposeWeights: { __typename: 'ProposeWeightsPayload', door } };
    },
  };
  await open([doorOf([animal])], { ...shown, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Enter Weights of tag 41' }));
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Weigh tag 41' })) };
}

test('weights are entered by share, with either separator, and checked without a price', async () => {
  const { sent, dialog } = await weigh(onScale('41'));
  await userEvent.click(dialog.getByRole('radio', { name: /Each side/ }));
  await userEvent.type(dialog.getByLabelText('Hanging weight of side 1'), '300,5');
  await userEvent.type(dialog.getByLabelText('Hanging weight of side 2'), '299');
  await userEvent.type(dialog.getByLabelText(/^Packaged weight of Bob Carter's half/), '190.5');
  await userEvent.click(dialog.getByText("Boxes and cuts of Bob Carter's half"));
  const [, freezer] = dialog.getAllByLabelText(/^Place in the freezer/);
  await userEvent.type(freezer!, 'Rack 4');
  await userEvent.click(dialog.getByRole('button', { name: 'Check the Weights' }));
  expect(await dialog.findByText('Nothing about these weights is unusual.')).toBeTruthy();
  expect(dialog.queryByText(/\$|owe/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Weights' }));
  expect(await screen.findByText('Weights of tag 41 sent')).toBeTruthy();
  const packaged = [{ claimId: '2', pounds: 190.5, freezer: 'Rack 4' }];
  const input = { sides: [300.5, 299], packaged, reason: null };
  expect(sent).toEqual([{ id: '3', animalId: '41', input, expected: null }]);
  expect(await screen.findByText(/^Hill Country Meats entered 600 lb .+ Lone Oak Ranch records it\.$/)).toBeTruthy();
});

test('an unusual weight is asked about, with the usual one, before it is sent', async () => {
  const warnings = [{ ...warning, basis: 'ANIMAL', animals: null }];
  const ProposalPreview = () => ({ proposalPreview: { __typename: 'ProposalPreview', warnings } });
  const proposedWeights = proposedOf({ packaged: [packedOf('1', 190)] });
  const { sent, dialog } = await weigh(onScale('41', { proposedWeights }), { ProposalPreview });
  const field = dialog.getByLabelText<HTMLInputElement>(/^Hanging weight/);
  expect(field.value).toBe('600');
  await userEvent.clear(field);
  await userEvent.type(field, '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Check the Weights' }));
  expect(await dialog.findByText(/^Hanging weight: 900 lb\. Usual would be 425-736 lb\./)).toBeTruthy();
  expect(dialog.getByText('Unusual weight')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: "Yes, It's Right: Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ input: { hangingPounds: 900, confirmed: true }, expected: '9' }]));
});

test('what somebody else entered meanwhile is shown before it is replaced', async () => {
  const odd = ['Somebody entered 612 lb hanging weight in the meantime.'];
  const sent: Record<string, unknown>[] = [];
  const { dialog } = await weigh(onScale('41'), {
    DoorPage: () => {
      const proposedWeights = sent.length > 0 ? proposedOf({ hangingPounds: 612 }) : null;
      return { doors: [doorOf([onScale('41', { proposedWeights })])], timeZone: 'UTC' };
    },
    ProposeWeights: (variables) => {
      sent.push(variables);
      return { errors: [{ message: odd.join(), extensions: { code: 'CONFLICT', odd } }] };
    },
  });
  await userEvent.type(dialog.getByLabelText(/^Hanging weight/), '600');
  await userEvent.click(dialog.getByRole('button', { name: 'Check the Weights' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  await userEvent.click(await dialog.findByRole('button', { name: "Yes, It's Right: Save" }));
  await waitFor(() => expect(sent.map(({ expected }) => expected)).toEqual([null, '9']));
});

test('a tag opens its animal, and a wrong one offers the nearest', async () => {
  await open([doorOf([onScale('41'), onScale('220'), animalOf('42', { harvestDate: day(3) })])]);
  const field = await screen.findByLabelText('Tag on the carcass');
  await userEvent.type(field, '14{Enter}');
  expect(await screen.findByText('No animal here has tag 14. Is it one of these?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tag 42, Lone Oak Ranch' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tag 41, Lone Oak Ranch' }));
  expect(await screen.findByRole('dialog', { name: 'Weigh tag 41' })).toBeTruthy();
  expect(currentUrl()).toBe('/door?weigh=41');
});
