import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ranch } from '../../../rancher/profile/testing/editorVisit';
import { adminOf, commissionOf, countsOf, pageOf, ranchOf } from '../../../testing/adminAnswers';
import { pressInRow } from '../../../testing/pressInRow';
import { admin, fakeServer, refusal, visit } from '../../../testing/visit';

const first = 'https://example.com/first.jpg';
const second = 'https://example.com/second.jpg';
const cedar = {
  ...ranchOf(),
  ...ranch,
  imageUrl: first,
  galleryImages: [second],
  offers: [],
  contact: { ...ranchOf().contact, phone: '555-0100' },
  commission: commissionOf(),
};

/** Opens the dialog as an admin. The server returns the saved values. */
async function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const sent: Record<string, unknown>[] = [];
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    ApprovedRanchesTab: () => adminOf({ ranchers: pageOf([cedar]) }),
    EditRanchDialog: () => ({ rancher: cedar }),
    EditRanch: ({ rancherId, input }) => {
      sent.push({ rancherId, ...(input as object) });
      return { updateRancherProfile: { ...cedar, ...(input as object) } };
    },
    UpdateRancherContact: ({ rancherId, input }) => {
      sent.push({ rancherId, contact: input });
      const contact = { ...cedar.contact, ...(input as object) };
      return { updateRancherContact: { __typename: 'UpdateRancherContactPayload', rancher: { ...cedar, contact } } };
    },
    ...answers,
  });
  visit('/admin?tab=approved', server);
  await pressInRow(cedar.ranchName, 'Edit');
  await screen.findByRole('dialog', { name: 'Edit Rancher Profile' });
  return { sent };
}

// `hidden` skips the visibility check, which takes seconds on a form this long.
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const press = (name: RegExp | string) => userEvent.click(button(name));
const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: RegExp | string, text: string) =>
  fireEvent.change(await field(label), { target: { value: text } });
const save = () => press('Save Changes');
const pictures = () =>
  within(screen.getByRole('list', { name: 'Gallery', hidden: true }))
    .queryAllByRole('img', { hidden: true })
    .map((picture) => new URL(picture.getAttribute('src')!, 'https://herdline.test').searchParams.get('url'));

test('saves the changed fields, money in cents, and the list shows them', async () => {
  const { sent } = await open();
  expect((await field('Ranch name')).value).toBe('Cedar Fork Ranch');
  expect((await field(/^Half Cow price/)).value).toBe('1800.00');
  await write('Ranch name', 'Cedar Fork Beef');
  await write(/^Half Cow price/, '1950.5');
  await save();
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(sent).toEqual([{ rancherId: '7', ranchName: 'Cedar Fork Beef', halfCowPrice: 195_050 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('row', { name: /Cedar Fork Beef/ })).toBeTruthy();
});

test('a cleared price or fee becomes 0', async () => {
  const { sent } = await open({
    EditRanchDialog: () => ({ rancher: { ...cedar, offerLocalDelivery: true, localDeliveryFee: 2_500 } }),
  });
  await write(/^Half Cow price/, '');
  await write(/^Delivery fee/, '');
  await save();
  await waitFor(() => expect(sent).toEqual([{ rancherId: '7', halfCowPrice: 0, localDeliveryFee: 0 }]));
});

test('requires the name, description, city, state and ZIP code, and nothing else', async () => {
  const { sent } = await open();
  for (const label of ['Ranch name', /^Short description/, 'City', 'State', 'Zip code']) await write(label, '');
  await save();
  expect(await screen.findByText('Ranch name is required')).toBeTruthy();
  for (const text of ['Description is required', 'City is required', 'State is required', 'Zip code is required']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(5);
  expect(sent).toEqual([]);
});

test('offers the feeding methods', async () => {
  await open();
  const options = within(await field(/^Feeding method/)).getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a method',
    '100% Grass Fed and Finished',
    'Grass Finished',
    'Grain Finished',
    'Grain Fed',
    'Other',
  ]);
});

test('adds a picture to the gallery only once', async () => {
  const third = 'https://example.com/third.jpg';
  const { sent } = await open();
  const url = await field('Image URL');
  expect(button('Add Image').disabled).toBe(true);
  await write('Image URL', second);
  await press('Add Image');
  expect(await screen.findByText('This photo is already on the list')).toBeTruthy();
  await write('Image URL', ' ');
  expect(button('Add Image').disabled).toBe(true);
  await write('Image URL', third);
  await userEvent.type(url, '{Enter}');
  await waitFor(() => expect(pictures()).toEqual([first, second, third]));
  expect(url.value).toBe('');
  await press('Make Main image 3');
  await press('Remove image 2');
  await save();
  await waitFor(() => expect(sent).toEqual([{ rancherId: '7', imageUrl: third }]));
});

test('does not add an invalid URL', async () => {
  await open();
  await write('Image URL', 'a barn');
  await press('Add Image');
  expect(await screen.findByText('Please enter a valid URL')).toBeTruthy();
  expect(pictures()).toEqual([first, second]);
});

test('saves only the changed fields of the contact', async () => {
  const { sent } = await open();
  expect((await field('Email')).value).toBe('bo@example.com');
  await write('Full name', 'June Tanner');
  await write('Email', ' june@example.com ');
  await save();
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(sent).toEqual([{ rancherId: '7', contact: { name: 'June Tanner', email: 'june@example.com' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows at the email field that the email is taken, and saves nothing', async () => {
  const taken = 'An account with this email already exists';
  const { sent } = await open({ UpdateRancherContact: () => refusal('CONFLICT', taken) });
  await write('City', 'Llano');
  await write('Email', 'ann@example.com');
  await save();
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  await waitFor(async () => expect((await field('Email')).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(taken);
  expect(sent).toEqual([]);
});

test('asks before it discards unsaved changes', async () => {
  await open();
  await write('City', 'Llano');
  await press('Cancel');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep Editing' }));
  expect((await field('City')).value).toBe('Llano');
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes immediately if nothing was changed', async () => {
  await open();
  await field('City');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
