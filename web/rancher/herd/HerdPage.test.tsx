import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { daysAfter, longDay } from '../../../rules/time/days';
import { animalOf, herdOf, processorOf } from '../../testing/herd';
import { currentUrl, fakeServer, rancher, refusal, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;
type Herd = Parameters<typeof herdOf>[0];

async function open(herd: Herd, answers: Answers = {}, path = '/rancher/herd') {
  const server = fakeServer(rancher, {
    HerdPage: ({ stages }) => herdOf(herd, stages),
    HarvestSlots: () => ({ animal: { ...animalOf(41), processor: { ...processorOf(), killDays: [] } } }),
    ...answers,
  });
  visit(path, server);
  await screen.findByRole('heading', { name: 'Processors' });
  return server;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const card = (tag: string) => within(screen.getByRole('heading', { name: `Animal ${tag}` }).closest('li')!);
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = (dialog: Dialog, label: RegExp, text: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
const choose = async (animal: string, entry: string) => {
  await press(`More for animal ${animal}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('an animal shows its dates, its processor, its price and what its stage means', async () => {
  await open({ animals: [animalOf(41, { stage: 'OPEN' })] });
  const facts = card('41');
  for (const text of [
    'Open',
    'Families can reserve a share of it.',
    'Black Angus · Grass-finished',
    'March 4, 2099',
    'Due February 25, 2099',
    'Ready about March 25, 2099',
    'Hill Country Meats',
    'Llano, Texas · USDA-inspected',
    '$4.25 per lb hanging weight',
    'Deposit $150.00 a quarter',
    'Expected hanging weight 650-750 lb',
  ]) {
    expect(facts.getByText(text)).toBeTruthy();
  }
});

test('an animal without a date or a processor says so', async () => {
  const bare = { harvestDate: null, cutSheetsDue: null, readyFrom: null, readyTo: null, processor: null };
  await open({ animals: [animalOf(41, bare), animalOf(42, { ...bare, harvestWords: 'autumn 2099' })] });
  expect(card('41').getByText('No date yet')).toBeTruthy();
  expect(card('41').getByText('Not chosen yet')).toBeTruthy();
  expect(card('41').queryByText(/^Ready/)).toBeNull();
  expect(card('42').getByText('autumn 2099')).toBeTruthy();
});

test('an empty herd offers to add the first animal', async () => {
  await open({ processors: [] });
  expect(screen.getByRole('heading', { name: 'No Animals Yet' })).toBeTruthy();
  await press('Add Your First Animal');
  const dialog = await dialogNamed('Add Animals');
  expect(dialog.getByText('Add your processor on the herd board. You need one to open animals.')).toBeTruthy();
});

test('the URL stores the tab of a stage, and past animals have their own tab', async () => {
  await open({ animals: [animalOf(41, { stage: 'OPEN' }), animalOf(42), animalOf(43, { stage: 'WITHDRAWN' })] });
  expect(screen.queryByRole('heading', { name: 'Animal 43' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  expect(await screen.findByRole('heading', { name: 'Animal 43' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Animal 41' })).toBeNull();
  expect(card('43').getAllByRole('button')).toEqual([card('43').getByRole('button', { name: 'Animal 43' })]);
  expect(currentUrl()).toBe('/rancher/herd?stage=past');
  await userEvent.click(screen.getByRole('tab', { name: 'Ready' }));
  expect(await screen.findByRole('heading', { name: 'No animals here' })).toBeTruthy();
});

test('entering several tags adds copies of the last animal', async () => {
  let sent: unknown;
  const herd: Herd = { animals: [animalOf(40)] };
  await open(herd, {
    CreateAnimals: ({ input }) => {
      sent = input;
      herd.animals?.push(animalOf(41), animalOf(42));
      return { createAnimals: { __typename: 'CreateAnimalsPayload', animals: [] } };
    },
  });
  await press('Add Animals');
  const dialog = await dialogNamed('Add Animals');
  expect(dialog.getByText("We've copied animal 40, at your ranch's prices. Change what's different.")).toBeTruthy();
  write(dialog, /^Tags/, 'two steers, tags 41 to 42');
  expect(dialog.getByText('2 animals: 41, 42')).toBeTruthy();
  write(dialog, /^Take-home yield from/, '62');
  write(dialog, /^Take-home yield to/, '66');
  const harvestDate = daysAfter(new Date().toISOString().slice(0, 10), 60);
  write(dialog, /^Harvest date/, harvestDate);
  expect(dialog.getByText(longDay(daysAfter(harvestDate, 21)))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Animals' }));
  expect(await screen.findByText('2 animals added')).toBeTruthy();
  expect(sent).toEqual({
    tags: ['41', '42'],
    processorId: '5',
    breed: 'Black Angus',
    bornOn: '2025-04',
    finish: 'Grass-finished',
    photoUrl: null,
    expectedHangingWeight: { from: 650, to: 750 },
    packagedYield: { from: 62, to: 66 },
    pricing: 'HANGING',
    price: 0,
    halfPrice: 0,
    wholePrice: 0,
    pricePerPound: 425,
    depositPerQuarter: 15_000,
    harvestDate,
    harvestWords: null,
    hangDays: 14,
    cuttingDays: 7,
    cutSheetsDue: null,
  });
  expect(await screen.findByRole('heading', { name: 'Animal 42' })).toBeTruthy();
});

test("new animals start from the ranch's terms, and say what families will see as terms change", async () => {
  const list = { pricePerPound: 500, wholeCowPrice: 370_000, depositRequired: true, depositAmount: 10_000 };
  await open({ animals: [animalOf(40)], processors: [processorOf()], list });
  await press('Add Animals');
  const dialog = await dialogNamed('Add Animals');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Price per lb/).value).toBe('5.00');
  const seen = () => dialog.getByText(/^Families will see/).textContent;
  expect(seen()).toBe(
    'Families will see $994 to $1,143 for a quarter, $1,989 to $2,286 for a half, $3,978 to $4,573 for a whole. Deposit: $100.00 a quarter.',
  );
  await userEvent.selectOptions(dialog.getByLabelText(/^Processor/), '');
  expect(seen()).toMatch(/\$813 to \$938 for a quarter.*, plus processing \(not known yet\)\./);
  await userEvent.selectOptions(dialog.getByLabelText(/^Pricing method/), 'FLAT');
  expect(dialog.queryByText(/^Families will see/)).toBeNull();
  write(dialog, /^Price of a quarter/, '950');
  write(dialog, /^Deposit per quarter/, '');
  expect(seen()).toBe(
    'Families will see $950.00 for a quarter, $1,900.00 for a half, $3,700.00 for a whole. No deposit.',
  );
});

test('an animal needs no more than a tag and a price', async () => {
  let sent: unknown;
  const CreateAnimals: Answers[string] = ({ input }) => {
    sent = input;
    return { createAnimals: { __typename: 'CreateAnimalsPayload', animals: [] } };
  };
  const server = await open({ animals: [] }, { CreateAnimals });
  await press('Add Animals');
  const dialog = await dialogNamed('Add Animals');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Animals' }));
  expect(await dialog.findByText('Enter at least one tag, such as 41 or 41 to 44')).toBeTruthy();
  expect(server.operations).not.toContain('CreateAnimals');
  write(dialog, /^Tags/, 'Big Red');
  write(dialog, /^Price per lb/, '4.25');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Animals' }));
  expect(await screen.findByText('Animal Big Red added')).toBeTruthy();
  expect(sent).toMatchObject({
    tags: ['Big Red'],
    pricePerPound: 425,
    depositPerQuarter: 0,
    expectedHangingWeight: { from: null, to: null },
    packagedYield: { from: null, to: null },
  });
});

test('the only processor is selected for the first animal', async () => {
  await open({ animals: [] });
  await press('Add Animals');
  const dialog = await dialogNamed('Add Animals');
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Processor/).selectedOptions[0]?.text).toBe(
    'Hill Country Meats (USDA-inspected)',
  );
});

test('tags that other animals have are refused at the tags field, which keeps the typed text', async () => {
  await open(
    { animals: [animalOf(40)] },
    {
      CreateAnimals: () =>
        refusal('BAD_USER_INPUT', 'Another animal already has the tag 40', {
          'tags[0]': 'Another animal already has the tag 40',
          'tags[2]': 'Another animal already has the tag 42',
        }),
    },
  );
  await press('Add Animals');
  const dialog = await dialogNamed('Add Animals');
  const tags = dialog.getByLabelText<HTMLInputElement>('Tags');
  write(dialog, /^Tags/, '40-42');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Animals' }));
  expect(
    await dialog.findByText('Another animal already has the tag 40. Another animal already has the tag 42'),
  ).toBeTruthy();
  expect(tags.value).toBe('40-42');
});

test('the edit dialog has the harvest date of a planned animal, but not of an open animal', async () => {
  let sent: unknown;
  const open41 = animalOf(41, { stage: 'OPEN' });
  await open(
    { animals: [animalOf(40), open41] },
    {
      UpdateAnimal: (variables) => {
        sent = variables;
        return { updateAnimal: { __typename: 'UpdateAnimalPayload', animal: { ...open41, breed: 'Hereford' } } };
      },
    },
  );
  await press('Edit animal 40');
  expect((await dialogNamed('Edit animal 40')).getByLabelText(/^Harvest date/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await press('Edit animal 41');
  const dialog = await dialogNamed('Edit animal 41');
  expect(dialog.queryByLabelText(/^Harvest date/)).toBeNull();
  write(dialog, /^Breed/, 'Hereford');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Animal' }));
  expect(await screen.findByText('Animal 41 saved')).toBeTruthy();
  expect(sent).toMatchObject({ id: '41', input: { tag: '41', breed: 'Hereford', harvestDate: '2099-03-04' } });
});

test('after the harvest, a rancher cannot change what families were promised', async () => {
  await open({ animals: [animalOf(41, { stage: 'HARVESTED' })] });
  await press('More for animal 41');
  await screen.findByRole('menuitem', { name: 'Fill from the Line' });
  expect(screen.queryByRole('menuitem', { name: /harvest date/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await press('Edit animal 41');
  const dialog = await dialogNamed('Edit animal 41');
  expect(
    dialog.getByText("The processor, the harvest date and the price can't change after the harvest."),
  ).toBeTruthy();
  for (const label of [/^Processor/, /^Pricing/, /^Cut sheets due/]) expect(dialog.queryByLabelText(label)).toBeNull();
  expect(dialog.getByLabelText('Hangs for')).toBeTruthy();
});

test('a rancher opens an animal for families, and each next stage is explained', async () => {
  let sent: unknown;
  await open(
    { animals: [animalOf(41)] },
    {
      MoveAnimal: (variables) => {
        sent = variables;
        const animal = animalOf(41, { stage: 'OPEN' });
        return { moveAnimal: { __typename: 'MoveAnimalPayload', animal } };
      },
    },
  );
  await press('Change Stage of animal 41');
  const dialog = await dialogNamed('Change stage of animal 41');
  expect(dialog.getByText("Now it's Planned. Only you see it.")).toBeTruthy();
  expect(dialog.getByRole('radio', { name: /Open/ }).closest('label')?.textContent).toContain(
    'Families can reserve a share of it.',
  );
  expect(dialog.queryByRole('radio', { name: /Withdrawn/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Change Stage' }));
  expect(await screen.findByText('Animal 41 is Open')).toBeTruthy();
  expect(sent).toEqual({ id: '41', stage: 'OPEN', withMoney: false, withRanch: true });
  await waitFor(() => expect(card('41').getByText('Open')).toBeTruthy());
});

test('a stage that is not possible yet says what it needs', async () => {
  await open({ animals: [animalOf(41, { stage: 'HARVESTED', nextStages: ['READY', 'WITHDRAWN'] })] });
  await press('Change Stage of animal 41');
  const dialog = await dialogNamed('Change stage of animal 41');
  const weighed = dialog.getByRole<HTMLInputElement>('radio', { name: 'Weighed' });
  expect(weighed.disabled).toBe(true);
  expect(weighed.closest('label')?.textContent).toContain('Once you enter its hanging weight.');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Ready' }).checked).toBe(true);
});

test('an animal leaves the tab when its stage changes', async () => {
  const MoveAnimal = () => ({
    moveAnimal: { __typename: 'MoveAnimalPayload', animal: animalOf(41, { stage: 'OPEN' }) },
  });
  await open({ animals: [animalOf(41)] }, { MoveAnimal }, '/rancher/herd?stage=planned');
  await press('Change Stage of animal 41');
  await userEvent.click((await dialogNamed('Change stage of animal 41')).getByRole('button', { name: 'Change Stage' }));
  expect(await screen.findByText('Animal 41 is Open')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Animal 41' })).toBeNull());
});

test('the resulting dates are shown before the harvest is moved', async () => {
  let sent: unknown;
  const animal = animalOf(41, { stage: 'OPEN', ownCutSheetsDue: '2099-03-01', cutSheetsDue: '2099-03-01' });
  const herd: Herd = { animals: [animal] };
  await open(herd, {
    MoveHarvest: (variables) => {
      sent = variables;
      herd.animals = [{ ...animal, harvestDate: '2099-03-11' }];
      return { moveHarvest: { __typename: 'MoveHarvestPayload', animal: herd.animals[0] } };
    },
  });
  await choose('41', 'Move Harvest Date');
  const dialog = await dialogNamed('Move harvest of animal 41');
  expect(dialog.getByText('Old date: March 4, 2099.')).toBeTruthy();
  write(dialog, /^Harvest date/, '2099-03-11');
  for (const day of ['March 8, 2099', 'March 25, 2099', 'April 1, 2099']) expect(dialog.getByText(day)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Date' }));
  expect(await screen.findByText('Harvest of animal 41 moved')).toBeTruthy();
  expect(sent).toEqual({ id: '41', harvestDate: '2099-03-11', withMoney: false, withRanch: true });
});

test('an animal is withdrawn after a confirmation', async () => {
  let sent: unknown;
  const herd: Herd = { animals: [animalOf(41)] };
  const MoveAnimal: Answers[string] = (variables) => {
    sent = variables;
    herd.animals = [animalOf(41, { stage: 'WITHDRAWN' })];
    return { moveAnimal: { __typename: 'MoveAnimalPayload', animal: herd.animals[0] } };
  };
  await open(herd, { MoveAnimal });
  await choose('41', 'Withdraw');
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw animal 41?' }));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw Animal' }));
  expect(await screen.findByText('Animal 41 was withdrawn')).toBeTruthy();
  expect(sent).toEqual({ id: '41', stage: 'WITHDRAWN', withMoney: false, withRanch: true });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Animal 41' })).toBeNull());
});

test('a harvested animal is withdrawn with a reason', async () => {
  let sent: unknown;
  const MoveAnimal: Answers[string] = (variables) => {
    sent = variables;
    const animal = animalOf(41, { stage: 'WITHDRAWN' });
    return { moveAnimal: { __typename: 'MoveAnimalPayload', animal } };
  };
  await open({ animals: [animalOf(41, { stage: 'HARVESTED' })] }, { MoveAnimal });
  await choose('41', 'Withdraw');
  const dialog = await dialogNamed('Withdraw animal 41?');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Animal' }));
  expect(await dialog.findByText('Say why. Families will see this.')).toBeTruthy();
  write(dialog, /^What happened/, 'Condemned by the inspector');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Animal' }));
  expect(await screen.findByText('Animal 41 was withdrawn')).toBeTruthy();
  expect(sent).toMatchObject({ id: '41', stage: 'WITHDRAWN', reason: 'Condemned by the inspector', payments: 'MOVED' });
});

test('a board that failed to load can be retried', async () => {
  let isDown = true;
  const HerdPage = () => (isDown ? refusal('INTERNAL', 'Something went wrong on our side') : herdOf({}));
  visit('/rancher/herd', fakeServer(rancher, { HerdPage }));
  expect(await screen.findByText('Something went wrong on our side')).toBeTruthy();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByRole('heading', { name: 'No Animals Yet' })).toBeTruthy();
});

test('the board loads with a single query, and one that counts', async () => {
  const server = await open({ animals: [animalOf(41)], processors: [processorOf()] });
  expect(server.operations.filter((name) => !['Session', 'NewOrdersCount', 'LiveOrders'].includes(name))).toEqual([
    'HerdPage',
    'HerdCounts',
  ]);
});
