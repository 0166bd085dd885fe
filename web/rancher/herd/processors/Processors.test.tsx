import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { herdOf, processorOf } from '../../../testing/herd';
import { fakeServer, rancher, visit } from '../../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

async function open(processors: ReturnType<typeof processorOf>[], answers: Answers = {}) {
  const server = fakeServer(rancher, { HerdPage: () => herdOf({ processors }), ...answers });
  visit('/rancher/herd', server);
  await screen.findByRole('heading', { name: 'Processors' });
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = (dialog: Awaited<ReturnType<typeof dialogNamed>>, label: string | RegExp, text: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });

test('a processor shows its inspection in plain words, and its fees', async () => {
  await open([
    processorOf(),
    processorOf({ id: '6', name: 'Home Plant', killFee: null, cutAndWrapPerPound: 0 }),
    processorOf({ id: '7', name: 'Cousins', killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' }),
  ]);
  const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  expect(entry('Hill Country Meats').getByText('Llano, Texas')).toBeTruthy();
  expect(entry('Hill Country Meats').getByText('USDA-inspected').parentElement?.textContent).toBe(
    'USDA-inspected (No. 4711)',
  );
  expect(entry('Hill Country Meats').getByText(/^A federal inspector checks every animal/)).toBeTruthy();
  expect(
    entry('Hill Country Meats').getByText('Kill fee $110.00 · Cut and wrap $0.95/lb · Paid by the ranch'),
  ).toBeTruthy();
  const fees = 'Kill fee not known yet · Cut and wrap $0.00/lb · Paid by the ranch';
  expect(entry('Home Plant').getByText(fees)).toBeTruthy();
  expect(entry('Cousins').getByText('Fees: included in my price')).toBeTruthy();
});

test('a processor is added with its fees in cents', async () => {
  let sent: unknown;
  const processors: ReturnType<typeof processorOf>[] = [];
  await open(processors, {
    CreateProcessor: ({ input }) => {
      sent = input;
      processors.push(processorOf());
      return { createProcessor: { __typename: 'CreateProcessorPayload', processor: processorOf() } };
    },
  });
  await press('Add Processor');
  const dialog = await dialogNamed('Add Processor');
  write(dialog, 'Processor name', 'Hill Country Meats');
  write(dialog, 'City', 'Llano');
  await userEvent.selectOptions(dialog.getByLabelText('State'), 'Texas');
  write(dialog, 'ZIP code', '78643');
  await userEvent.click(dialog.getByRole('radio', { name: /Custom-exempt/ }));
  write(dialog, /^Kill fee/, '110');
  write(dialog, /^Cut and wrap/, '0.95');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Processor' }));
  expect(await screen.findByText('Processor added')).toBeTruthy();
  expect(sent).toEqual({
    name: 'Hill Country Meats',
    city: 'Llano',
    state: 'Texas',
    zipCode: '78643',
    inspection: 'CUSTOM_EXEMPT',
    establishmentNumber: null,
    killFee: 11_000,
    cutAndWrapPerPound: 95,
    payer: 'RANCH',
  });
  expect(await screen.findByRole('heading', { name: 'Hill Country Meats' })).toBeTruthy();
});

test('a processor is edited in the same dialog', async () => {
  let sent: unknown;
  await open([processorOf()], {
    UpdateProcessor: (variables) => {
      sent = variables;
      const processor = processorOf({ killFee: 12_500 });
      return { updateProcessor: { __typename: 'UpdateProcessorPayload', processor } };
    },
  });
  await press('Edit Hill Country Meats');
  const dialog = await dialogNamed('Edit Processor');
  write(dialog, /^Kill fee/, '125');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Processor' }));
  expect(await screen.findByText('Processor saved')).toBeTruthy();
  expect(sent).toMatchObject({ id: '5', input: { name: 'Hill Country Meats', killFee: 12_500 } });
  await waitFor(() => expect(screen.getByText(/^Kill fee \$125\.00/)).toBeTruthy());
});

test('the standard cut sheet of a processor is edited in the same dialog', async () => {
  let sent: unknown;
  await open([processorOf()], {
    UpdateProcessor: (variables) => {
      sent = variables;
      return { updateProcessor: { __typename: 'UpdateProcessorPayload', processor: processorOf() } };
    },
  });
  await press('Edit Hill Country Meats');
  const dialog = await dialogNamed('Edit Processor');
  expect(dialog.queryByRole('combobox', { name: 'Ground beef' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Edit Standard Cuts' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ground beef' }), 'Packs of 2 lb');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Processor' }));
  expect(await screen.findByText('Processor saved')).toBeTruthy();
  const { choices } = (sent as { input: { standardCutSheet: { choices: object[] } } }).input.standardCutSheet;
  expect(choices).toContainEqual({ question: 'GROUND', choice: 'TWO_POUNDS' });
});

test('a processor is deleted after a confirmation, and the focus moves to the list', async () => {
  const DeleteProcessor = () => ({
    deleteProcessor: {
      __typename: 'DeleteProcessorPayload',
      rancher: { __typename: 'Rancher', id: '7', processors: [] },
    },
  });
  await open([processorOf()], { DeleteProcessor });
  await press('Delete Hill Country Meats');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Processor' }));
  expect(await screen.findByText('Processor deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hill Country Meats' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Processors/));
});

const DOOR = {
  __typename: 'Door',
  id: '3',
  processorId: '5',
  email: null,
  createdAt: '2026-11-20T15:00:00Z',
  letsWeightsThrough: false,
};
const doorsNow = (...doors: object[]) => ({ __typename: 'Rancher', id: '7', processorDoors: doors });
const SECRET = 'http://herdline.test/door#Zq7secret';

test('a link for the plant is shown once, listed with its last use, and revoked', async () => {
  const sent: unknown[] = [];
  await open([processorOf()], {
    CreateDoor: (variables) => {
      sent.push(variables);
      const rancher = doorsNow({ ...DOOR, lastUsedAt: null });
      return { createDoor: { __typename: 'CreateDoorPayload', link: SECRET, rancher } };
    },
    LetWeightsThrough: ({ letsThrough }) => {
      const rancher = doorsNow({ ...DOOR, lastUsedAt: null, letsWeightsThrough: letsThrough });
      return { letWeightsThrough: { __typename: 'LetWeightsThroughPayload', rancher } };
    },
    RevokeDoor: () => ({ revokeDoor: { __typename: 'RevokeDoorPayload', rancher: doorsNow() } }),
  });
  await press('New Link for the Plant Hill Country Meats');
  const dialog = await dialogNamed('New link for Hill Country Meats');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Link' }));
  const shown = await dialogNamed('Your new link for Hill Country Meats');
  expect(shown.getByLabelText<HTMLTextAreaElement>('Your link').value).toBe(SECRET);
  expect(sent).toEqual([{ processorId: '5', email: null }]);
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(await screen.findByText(/not used yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Record its weights at once' }));
  expect(await screen.findByText('Weights are recorded at once')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /^Revoke/ }));
  expect(await screen.findByText('Link revoked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/not used yet/)).toBeNull());
});

test('a link with an email is mailed, and not shown', async () => {
  await open([processorOf()], {
    CreateDoor: ({ email }) => {
      const rancher = doorsNow({ ...DOOR, email, lastUsedAt: '2026-11-20T15:00:00Z' });
      return { createDoor: { __typename: 'CreateDoorPayload', link: null, rancher } };
    },
  });
  await press('New Link for the Plant Hill Country Meats');
  const dialog = await dialogNamed('New link for Hill Country Meats');
  write(dialog, /^The plant's email/, 'plant@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Link' }));
  expect(await screen.findByText('Link on its way')).toBeTruthy();
  expect(await screen.findByText(/^Link for plant@example.com: used/)).toBeTruthy();
});
