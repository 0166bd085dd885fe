import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { animalOf, herdOf, processorOf } from '../../testing/herd';
import { fakeServer, rancher, visit } from '../../testing/visit';

const killDay = (day: string, free: number, given: object = {}) => ({
  ...{ __typename: 'KillDay', day, free, asked: false, offerEndsAt: null },
  ...given,
});
const FULL = '2099-03-11';
const FREE = '2099-03-12';

async function open(given: Parameters<typeof animalOf>[1] = {}) {
  const sent: Record<string, unknown>[] = [];
  const animal = animalOf(41, { stage: 'OPEN', ...given });
  const processorWith = (...killDays: object[]) => ({ ...processorOf(), killDays });
  const server = fakeServer(rancher, {
    HerdPage: () => herdOf({ animals: [animal] }, undefined),
    HarvestSlots: () => ({ animal: { ...animal, processor: processorWith(killDay(FULL, 0), killDay(FREE, 2)) } }),
    AwaitSlot: (variables) => {
      sent.push(variables);
      const processor = processorWith(killDay(FULL, 0, { asked: true }), killDay(FREE, 2));
      return { awaitSlot: { __typename: 'AwaitSlotPayload', processor } };
    },
    MoveHarvest: (variables) => {
      sent.push(variables);
      return { moveHarvest: { __typename: 'MoveHarvestPayload', animal: { ...animal, hasSlot: true } } };
    },
  });
  visit('/rancher/herd', server);
  await userEvent.click(await screen.findByRole('button', { name: 'More for animal 41' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move Harvest Date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move harvest of animal 41' }));
  await dialog.findByRole('checkbox', { name: 'A slot at Hill Country Meats' });
  return { dialog, sent };
}

test('a day with free slots is chosen and booked in two presses', async () => {
  const { dialog, sent } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'March 12, 2099 (2)' }));
  expect(await dialog.findByText('2 slots are free on March 12, 2099.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Date' }));
  expect(await screen.findByText('Harvest of animal 41 moved')).toBeTruthy();
  expect(sent).toEqual([{ id: '41', harvestDate: FREE, slot: true, withMoney: false, withRanch: true }]);
});

test('on a full day, the ranch asks to be told when a slot is free', async () => {
  const { dialog, sent } = await open();
  fireEvent.change(dialog.getByLabelText(/^Harvest date/), { target: { value: FULL } });
  expect(await dialog.findByText('No slot is free on March 11, 2099.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Tell Me When One Is Free' }));
  expect(await dialog.findByRole('button', { name: "Don't Tell Me Anymore" })).toBeTruthy();
  expect(sent).toEqual([{ processorId: '5', day: FULL, wait: true }]);
});

test('a slot moves with the harvest unless it is given up', async () => {
  const { dialog, sent } = await open({ hasSlot: true });
  expect(screen.getByText('Slot booked at the processor')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Harvest date/), { target: { value: FREE } });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'A slot at Hill Country Meats' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Date' }));
  expect(await screen.findByText('Harvest of animal 41 moved')).toBeTruthy();
  expect(sent).toEqual([{ id: '41', harvestDate: FREE, slot: false, withMoney: false, withRanch: true }]);
});
