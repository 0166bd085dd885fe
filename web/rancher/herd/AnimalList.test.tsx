import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { animalOf, claimOf, herdOf, placesOf } from '../../testing/herd';
import { ofRanch } from '../../testing/ranchOrders';
import { currentUrl, fakeServer, rancher, refusal, visit } from '../../testing/visit';
import { HERD_TABS, stagesOf } from './herdTabs';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

async function open(herd: Parameters<typeof herdOf>[0], answers: Answers = {}) {
  visit('/rancher/herd', fakeServer(rancher, { HerdPage: ({ stages }) => herdOf(herd, stages), ...answers }));
  await screen.findByRole('heading', { name: 'Processors' });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const card = (tag: string) => within(screen.getByRole('heading', { name: `Animal ${tag}` }).closest('li')!);
const many = (stage: string) => [41, 42, 43, 44].map((id) => animalOf(id, { stage }));

test('a herd of several is a list of rows, which open one by one', async () => {
  const places = placesOf({
    1: claimOf(1, 'Ann Miller'),
    2: claimOf(2, 'Ben Carter', { depositReceivedAt: '2026-01-01' }),
  });
  await open({ animals: [...many('OPEN'), animalOf(45, { stage: 'OPEN', places })] });
  const row = card('45');
  for (const text of ['March 4, 2099 · Half left', 'Ann Miller and Ben Carter', 'Deposit owed: Ann Miller']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.queryByText('Hill Country Meats')).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Animal 45', expanded: false }));
  expect(row.getByText('Hill Country Meats')).toBeTruthy();
  expect(card('44').queryByText('Hill Country Meats')).toBeNull();
});

test('the tabs count the animals that match, and the search is in the URL', async () => {
  const asked: unknown[] = [];
  const counted: unknown[] = [];
  const herd = { animals: many('OPEN') };
  const countOf = (stages: string[]) => ({
    __typename: 'AnimalConnection',
    totalCount: herd.animals.filter(({ stage }) => stages.includes(stage)).length,
  });
  await open(herd, {
    HerdPage: ({ stages, search }) => {
      asked.push(search);
      return herdOf(herd, stages);
    },
    HerdCounts: ({ search }) => {
      counted.push(search);
      return ofRanch(Object.fromEntries(HERD_TABS.map(({ value }) => [value, countOf(stagesOf(value))])));
    },
  });
  const tab = screen.getByRole('tab', { name: 'Open' });
  await waitFor(() => expect(tab.getAttribute('aria-description')).toBe('4 in the list'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by tag or family' }), 'ann');
  await waitFor(() => expect(currentUrl()).toBe('/rancher/herd?search=ann'));
  await waitFor(() => expect([asked.at(-1), counted.at(-1)]).toEqual(['ann', 'ann']));
});

test('several animals move to a stage at once, and Undo moves them back', async () => {
  const sent: unknown[] = [];
  await open(
    { animals: many('PLANNED') },
    {
      MoveOneAnimal: ({ id, stage }) => {
        sent.push([id, stage]);
        if (id === '42' && stage === 'OPEN') return refusal('CONFLICT', 'The harvest date has passed.');
        const animal = { __typename: 'Animal', id, stage };
        return { moveAnimal: { __typename: 'MoveAnimalPayload', animal } };
      },
    },
  );
  for (const tag of [41, 42]) await userEvent.click(screen.getByLabelText(`Choose animal ${tag}`));
  await press('Mark 2 as Open');
  expect(await screen.findByText('1 of 2 animals now Open')).toBeTruthy();
  expect(screen.getByText('Animal 42: The harvest date has passed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(sent).toEqual([
    ['41', 'OPEN'],
    ['42', 'OPEN'],
    ['41', 'PLANNED'],
  ]);
});

test('a move of several animals that cannot be undone asks first', async () => {
  const sent: unknown[] = [];
  await open(
    { animals: many('OPEN') },
    {
      MoveOneAnimal: ({ id, stage }) => {
        sent.push([id, stage]);
        return { moveAnimal: { __typename: 'MoveAnimalPayload', animal: { __typename: 'Animal', id, stage } } };
      },
    },
  );
  await userEvent.click(screen.getByLabelText('Select all shown'));
  await press('Mark 4 as Harvested');
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark 4 animals as Harvested?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Mark as Harvested' }));
  expect(await screen.findByText('4 animals now Harvested')).toBeTruthy();
  expect(sent).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
