import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { daysAfter, longDay } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { fakeServer, visit } from '../testing/visit';

const day = (days: number) => daysAfter(dayIn('UTC', new Date()), days);

const door = {
  ...{ __typename: 'Door', id: '3', processorName: 'Hill Country Meats', ranchName: 'Lone Oak Ranch' },
  ...{ ranchPhone: '', animals: [] },
};

const plantOf = (given: object = {}) => ({
  ...{ __typename: 'Plant', id: '5', email: 'plant@herdline.test' },
  days: [
    {
      ...{ __typename: 'PlantDay', day: day(7), slots: 3, offered: 1 },
      bookings: [{ __typename: 'SlotBooking', tag: '41', ranchName: 'Lone Oak Ranch' }],
    },
    { __typename: 'PlantDay', day: day(8), slots: 0, offered: 0, bookings: [] },
  ],
  ranches: [
    { __typename: 'PlantRanch', processorId: '8', ranchName: 'Lone Oak Ranch', published: true },
    { __typename: 'PlantRanch', processorId: '9', ranchName: 'Second Ranch', published: false },
  ],
  ...given,
});

const sent: unknown[] = [];
const answering = (field: string, payload: object) => (variables: object) => {
  sent.push(variables);
  return { [field]: payload };
};

async function open(plant: object | null) {
  sent.length = 0;
  const changed = { plant: plantOf() };
  const server = fakeServer(null, {
    DoorPage: () => ({ doors: [door], timeZone: 'UTC' }),
    PlantSlots: () => ({ plant }),
    SetUpSlots: answering('setUpSlots', { __typename: 'SetUpSlotsPayload', message: 'We sent a link.' }),
    PublishSlots: answering('publishSlots', { __typename: 'PublishSlotsPayload', ...changed }),
    SetKillDays: answering('setKillDays', { __typename: 'SetKillDaysPayload', ...changed }),
    CloseKillDays: answering('closeKillDays', { __typename: 'CloseKillDaysPayload', animals: 1, ...changed }),
  });
  visit('/door', server);
  const heading = await screen.findByRole('heading', { name: 'Your slots' });
  return within(heading.closest('section') as HTMLElement);
}

test('a processor gets a link of its own by email', async () => {
  const section = await open(null);
  await userEvent.type(section.getByLabelText('Email'), ' plant@herdline.test ');
  await userEvent.click(section.getByRole('button', { name: 'Email Me a Link' }));
  expect((await section.findByRole('status')).textContent).toContain('We sent a link.');
  expect(sent).toEqual([{ email: 'plant@herdline.test' }]);
});

test('a plant sees its days, and chooses the ranches that see them', async () => {
  const section = await open(plantOf());
  const days = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(days.slice(0, 2)).toEqual([
    `${longDay(day(7))}1 of 3 booked, 1 offered41 (Lone Oak Ranch)`,
    `${longDay(day(8))}Closed`,
  ]);
  await userEvent.click(section.getByRole('button', { name: 'Show Second Ranch' }));
  await waitFor(() => expect(sent).toEqual([{ processorId: '9', published: true }]));
});

test('a number is entered for a day of each week', async () => {
  const section = await open(plantOf());
  await userEvent.click(await section.findByText('Add days or change a number'));
  await userEvent.type(await section.findByLabelText('Day'), day(10));
  await userEvent.type(section.getByLabelText('Animals you take that day'), '4');
  await userEvent.type(section.getByLabelText(/The same every week until/), day(24));
  await userEvent.click(section.getByRole('button', { name: 'Save Slots' }));
  await waitFor(() => expect(sent).toEqual([{ days: [day(10), day(17), day(24)], slots: 4 }]));
});

test('closing says before how many animals lose their slots', async () => {
  const section = await open(plantOf());
  await userEvent.click(await section.findByRole('button', { name: 'Close for Some Days' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('First day'), day(6));
  await userEvent.type(dialog.getByLabelText('Last day'), day(20));
  expect(await dialog.findByText(/1 animal has a slot in these days/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close These Days' }));
  await waitFor(() => expect(sent).toEqual([{ from: day(6), to: day(20) }]));
  expect(await screen.findByText('1 animal lost its slot.')).toBeTruthy();
});
