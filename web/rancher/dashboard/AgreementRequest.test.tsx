import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { fakeServer, rancher, refusal, visit } from '../../testing/visit';

const ranchWith = (version: string | null) => ({
  __typename: 'Rancher',
  id: '7',
  commission: { __typename: 'Commission', agreement: version && { __typename: 'AgreementAcceptance', version } },
});
const serve = (version: string | null, others = {}) =>
  fakeServer(rancher, {
    AgreementRequest: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: ranchWith(version) } }),
    ...others,
  });
const button = () => screen.findByRole('button', { name: 'Accept Agreement' });

test('a rancher who never accepted the agreement is asked to, until they accept', async () => {
  const sent: unknown[] = [];
  const AcceptBrokerAgreement = ({ version }: Record<string, unknown>) => {
    sent.push(version);
    const rancher = ranchWith(String(version));
    return { acceptBrokerAgreement: { __typename: 'AcceptBrokerAgreementPayload', rancher } };
  };
  visit('/rancher-dashboard', serve(null, { AcceptBrokerAgreement }));
  await screen.findByText('Please accept the Herdline Broker Agreement');
  expect(screen.getByRole('link', { name: 'View Document' }).getAttribute('href')).toBe(
    '/documents/broker-agreement.pdf',
  );
  await userEvent.click(await button());
  await screen.findByText('Agreement Accepted');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Agreement' })).toBeNull());
  expect(sent).toEqual([AGREEMENT_VERSION]);
});

test('a rancher is asked to accept a new version, and asked again if accepting fails', async () => {
  visit(
    '/rancher-dashboard',
    serve('1999-01', { AcceptBrokerAgreement: () => refusal('BAD_USER_INPUT', 'It has changed') }),
  );
  await screen.findByText("We've updated the Herdline Broker Agreement");
  expect(screen.getByText(/^You accepted version 1999-01\./)).toBeTruthy();
  await userEvent.click(await button());
  await screen.findByText("Couldn't accept the agreement");
  expect(await button()).toBeTruthy();
});

test('a rancher who has accepted the current version is not asked', async () => {
  const server = serve(AGREEMENT_VERSION);
  visit('/rancher-dashboard', server);
  await waitFor(() => expect(server.operations).toContain('AgreementRequest'));
  await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' });
  expect(screen.queryByRole('button', { name: 'Accept Agreement' })).toBeNull();
  cleanup();
});
