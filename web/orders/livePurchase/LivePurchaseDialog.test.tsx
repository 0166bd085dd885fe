import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentUrl, customer, fakeServer, refusal, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const purchase = {
  __typename: 'LivePurchase',
  text: "I'm buying my share of this animal.\n\nI won't sell the meat.",
  version: '2026-11',
  confirmedAt: null as string | null,
  ranchChooses: null as boolean | null,
};
const claimWith = (livePurchase: typeof purchase | null) => ({
  __typename: 'Claim',
  id: '3',
  animal: { __typename: 'Animal', id: '41', tag: '41' },
  livePurchase,
});

function open(shown: { purchase: typeof purchase | null }, answers: Answers = {}) {
  const server = fakeServer(customer, {
    CustomerOrdersPage: () => refusal('INTERNAL', 'Not now'),
    LivePurchaseDialog: () => ({ claim: claimWith(shown.purchase) }),
    ...answers,
  });
  visit('/customer-orders?livePurchase=3', server);
  return server;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your purchase of animal 41' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm Purchase' }));

test('a family reads the text, says who chose the animal and confirms', async () => {
  let sent: unknown;
  const server = open(
    { purchase },
    {
      ConfirmLivePurchase: (variables) => {
        sent = variables;
        const claim = claimWith({ ...purchase, confirmedAt: '2026-11-22T18:00:00.000Z', ranchChooses: false });
        return { confirmLivePurchase: { __typename: 'ConfirmLivePurchasePayload', claim } };
      },
    },
  );
  const sheet = await dialog();
  expect(sheet.getByText("I won't sell the meat.")).toBeTruthy();
  await confirm();
  expect(await sheet.findByText('Please choose one')).toBeTruthy();
  expect(sheet.getByText('Please check this to confirm')).toBeTruthy();
  expect(server.operations).not.toContain('ConfirmLivePurchase');
  await userEvent.click(sheet.getByRole('radio', { name: 'I chose this animal myself' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^I've read this/ }));
  await confirm();
  expect(await screen.findByText('Purchase confirmed')).toBeTruthy();
  expect(sent).toEqual({ claimId: '3', version: '2026-11', ranchChooses: false });
  expect(currentUrl()).toBe('/customer-orders');
});

test('a text that has changed on the server is loaded again', async () => {
  const shown = { purchase };
  open(shown, {
    ConfirmLivePurchase: () => {
      shown.purchase = { ...purchase, text: 'A new text.', version: '2027-01' };
      return refusal('CONFLICT', 'This text has changed. Please read it again, then confirm.');
    },
  });
  const sheet = await dialog();
  await userEvent.click(sheet.getByRole('radio', { name: /^I let the ranch/ }));
  await userEvent.click(sheet.getByRole('checkbox'));
  await confirm();
  expect(await sheet.findByText('This text has changed. Please read it again, then confirm.')).toBeTruthy();
  expect(await sheet.findByText('A new text.')).toBeTruthy();
});

test('a confirmed text can be read again', async () => {
  open({ purchase: { ...purchase, confirmedAt: '2026-11-22T18:00:00.000Z', ranchChooses: true } });
  const sheet = await dialog();
  expect(sheet.getByText(/^You confirmed this on November 22, 2026\./).textContent).toContain(
    'You let the ranch choose the animal.',
  );
  expect(sheet.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
});
