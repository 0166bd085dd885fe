import { expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ACCEPT = `mutation ($version: String!) {
  acceptBrokerAgreement(version: $version) { rancher { id commission { agreement { version acceptedAt } } } }
}`;
const ACCEPTED = '{ viewer { ranch { commission { agreement { version acceptedAt } } } } }';
const accepted = async (rancher: { id: number }) =>
  (await as(rancher).run(ACCEPTED)).data.viewer.ranch.commission.agreement;

test('stores the version and the moment of the first acceptance', async () => {
  const rancher = await make.rancher({ approval: 'PENDING' });
  expect(await accepted(rancher)).toBeNull();
  const { data } = await as(rancher).run(ACCEPT, { version: AGREEMENT_VERSION });
  const first = data.acceptBrokerAgreement.rancher.commission.agreement;
  expect(first).toEqual({ version: AGREEMENT_VERSION, acceptedAt: expect.any(String) });
  await as(rancher).run(ACCEPT, { version: AGREEMENT_VERSION });
  expect(await accepted(rancher)).toEqual(first);
});

test('is in the audit log once for each version', async () => {
  const rancher = await make.rancher({ agreementVersion: '1999-01', agreementAcceptedAt: '1999-01-02T00:00:00.000Z' });
  const entries = () => db('auditEntries').where({ recordType: 'RANCHER', recordId: rancher.ranch.id });
  await as(rancher).run(ACCEPT, { version: '1999-01' });
  expect(await entries()).toEqual([]);
  await as(rancher).run(ACCEPT, { version: AGREEMENT_VERSION });
  await as(rancher).run(ACCEPT, { version: AGREEMENT_VERSION });
  expect(await entries()).toMatchObject([
    {
      action: 'AGREEMENT_ACCEPTED',
      actorId: rancher.id,
      changes: [{ field: 'agreementVersion', before: '1999-01', after: AGREEMENT_VERSION }],
    },
  ]);
});

test('replaces the acceptance of an older version', async () => {
  const rancher = await make.rancher({ agreementVersion: '1999-01', agreementAcceptedAt: '1999-01-02T00:00:00.000Z' });
  expect(await accepted(rancher)).toEqual({ version: '1999-01', acceptedAt: '1999-01-02T00:00:00.000Z' });
  await as(rancher).run(ACCEPT, { version: AGREEMENT_VERSION });
  expect(await accepted(rancher)).toMatchObject({ version: AGREEMENT_VERSION });
});

test.each(['1999-01', ''])('refuses %j, which is not the current version', async (version) => {
  const rancher = await make.rancher();
  const { errors } = await as(rancher).run(ACCEPT, { version });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { version: expect.any(String) } });
  expect(await accepted(rancher)).toBeNull();
});
