import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { admin, currentUrl, customer, fakeServer, refusal, visit } from '../testing/visit';

const share = {
  ...{ __typename: 'RecallShare', animalId: '3', claimId: '7', tag: 'A-17', harvestDate: '2026-11-04' },
  ...{ processorName: 'Hill Country Meats', establishmentNumber: '4711', ranchName: 'Lone Oak Ranch' },
  ...{ ranchPhone: '(512) 555-0100', quarters: 2, keptByRanch: false, orderId: '12', name: 'Ann Miller' },
  ...{ phone: '(512) 555-0101', readAt: null },
};
const recall = {
  ...{ __typename: 'Recall', id: '5', foundBy: 'animal A-17', advice: 'Do not eat it. Call us.', reason: 'Metal.' },
  ...{ createdAt: '2026-11-20T15:00:00Z', families: 2, readBy: 1, readAt: null as string | null },
  rancher: { __typename: 'Rancher', id: '1', ranchName: 'Lone Oak Ranch' },
  shares: [share, { ...share, claimId: '8', orderId: '13', name: 'Bo Tanner', readAt: '2026-11-21T15:00:00Z' }],
};

test('a family reads what to do and who to call, and the ranch sees that it did', async () => {
  const ReadRecall = vi.fn(() => ({
    readRecall: {
      __typename: 'ReadRecallPayload',
      recall: { __typename: 'Recall', id: '5', readBy: 1, readAt: '2026-11-21T15:00:00Z' },
    },
  }));
  visit(
    '/recalls/5',
    fakeServer(customer, { RecallPage: () => ({ recall: { ...recall, shares: [share] } }), ReadRecall }),
  );
  await screen.findByText('Do not eat it. Call us.');
  expect(screen.getByRole('link', { name: 'Half, order #12' }).getAttribute('href')).toBe('/customer-orders?order=12');
  expect(screen.getByRole('link', { name: '(512) 555-0100' }).getAttribute('href')).toBe('tel:5125550100');
  await vi.waitFor(() => expect(ReadRecall).toHaveBeenCalledTimes(1));
});

test('the team sees who has read it, with phones and the table for the agency', async () => {
  visit('/recalls/5', fakeServer(admin, { RecallPage: () => ({ recall }) }));
  await screen.findByRole('heading', { name: '1 of 2 families have read it' });
  const [, ann, bo] = screen.getAllByRole('row');
  within(ann as HTMLElement).getByText('Not yet');
  within(ann as HTMLElement).getByRole('link', { name: '(512) 555-0101' });
  expect(within(bo as HTMLElement).queryByText('Not yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe('/api/recalls/5/families.csv');
});

test('starting one shows who it reaches first, and then sends exactly that', async () => {
  const sent: unknown[] = [];
  const server = fakeServer(admin, {
    RecallsPage: () => ({ recalls: [] }),
    RecallPage: () => ({ recall }),
    RecallScope: ({ scope }) => {
      sent.push(scope);
      if (sent.length === 1) return refusal('BAD_USER_INPUT', 'None', { tag: 'No harvested animal matches' });
      const reach = { foundBy: 'establishment 4711', animals: 2, shares: 5, keptByRanch: 1, families: 4 };
      return { recallScope: { __typename: 'RecallScope', ...reach } };
    },
    StartRecall: (variables) => {
      sent.push(variables);
      const started = { __typename: 'Recall', id: '5' };
      return { startRecall: { __typename: 'StartRecallPayload', recall: started } };
    },
  });
  visit('/recalls', server);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Start a Recall' }));
  await user.type(await screen.findByLabelText('Establishment number'), '4711');
  await user.type(screen.getByLabelText('What should families do?'), 'Do not eat it.');
  await user.type(screen.getByLabelText('Why?'), 'Metal was found.');
  await user.click(screen.getByRole('button', { name: 'Show Who It Reaches' }));
  await screen.findByText('No harvested animal matches');
  await user.click(screen.getByRole('button', { name: 'Show Who It Reaches' }));
  await screen.findByRole('heading', { name: 'Write to 4 families?' });
  screen.getByText(/2 animals with 5 shares\. .* No letter goes to the 1 share that ranches keep/);
  await user.click(screen.getByRole('button', { name: 'Start the Recall' }));
  await vi.waitFor(() => expect(currentUrl()).toBe('/recalls/5'));
  const scope = { ...{ tag: '', processorId: '', establishmentNumber: '4711' }, harvestFrom: '', harvestTo: '' };
  expect(sent).toEqual([scope, scope, { scope, advice: 'Do not eat it.', reason: 'Metal was found.' }]);
});
