import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { admin, customer, fakeServer, visit } from '../testing/visit';

const before = { ...customer, acceptedTerms: { version: '2020-01-01' } };
const findBanner = async () => within(await screen.findByRole('region', { name: 'Terms' }));

test('asks whoever accepted other terms, and goes once they accept', async () => {
  const user = {
    __typename: 'User',
    ...before,
    acceptedTerms: { __typename: 'AcceptedTerms', version: TERMS_VERSION },
  };
  const sent: unknown[] = [];
  const server = fakeServer(before, {
    AcceptTerms: (variables) => {
      sent.push(variables);
      return { acceptTerms: { __typename: 'AcceptTermsPayload', user } };
    },
  });
  visit('/guide', server, before);
  const banner = await findBanner();
  expect(banner.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  await userEvent.click(await banner.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull());
  expect(sent).toEqual([{ version: TERMS_VERSION }]);
});

test.each([
  ['those who accepted the terms of today', customer],
  ['admins', { ...admin, acceptedTerms: null }],
])('does not ask %s', async (_, viewer) => {
  visit('/guide', fakeServer(viewer), viewer);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
});
