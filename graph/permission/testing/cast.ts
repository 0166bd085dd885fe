import { randomUUID } from 'node:crypto';
import type { HelperRole } from '../../../rules/accounts/duties';
import type { ApiScope } from '../../../rules/developers/apiScope';
import type { Rancher } from '../../ranches/Rancher';
import type { maker } from '../../testing/make';
import { canaries } from './canaries';
import type { Person } from './people';

export type Cast = Awaited<ReturnType<typeof cast>>;

/** Creates accounts with a unique word in each field. */
export async function cast(make: ReturnType<typeof maker>) {
  canaries.reset();
  const rancher = (person: Person, approval: Rancher['approval'], given = {}) => {
    const paymentInstructions = canaries.word(person, 'paymentInstructions');
    const paymentLink = `https://pay.example/${canaries.word(person, 'paymentLink')}`;
    const street = canaries.word(person, 'street');
    const paid = { paymentInstructions, paymentLink };
    return make.rancher({ approval, ...paid, street, ...given }, canaries.account(person));
  };
  // Nobody else knows a ranch that isn't approved.
  const hidden = (person: Person) => ({ ranchName: canaries.word(person, 'ranchName') });
  const owner = await rancher('rancher', 'APPROVED', {
    ranchName: `Table Rock Ranch ${randomUUID()}`,
    depositRequired: true,
  });
  const helper = (person: Person, role: HelperRole) => make.helper(owner.ranch.id, role, canaries.account(person));
  return {
    customer: await make.customer(canaries.account('customer')),
    'other customer': await make.customer(canaries.account('other customer')),
    rancher: owner,
    'other rancher': await rancher('other rancher', 'APPROVED', { ranchName: 'Far Pasture Ranch' }),
    'order worker': await helper('order worker', 'WORK_ORDERS'),
    'ranch runner': await helper('ranch runner', 'RUN_RANCH'),
    pending: await rancher('pending', 'PENDING', hidden('pending')),
    suspended: await rancher('suspended', 'SUSPENDED', hidden('suspended')),
    rejected: await rancher('rejected', 'REJECTED', hidden('rejected')),
    admin: await make.admin(canaries.account('admin')),
    support: await make.admin({ ...canaries.account('support'), adminRole: 'SUPPORT' }),
    finance: await make.admin({ ...canaries.account('finance'), adminRole: 'FINANCE' }),
  };
}

/** Helpers and admins with only some duties can't create a token, but may have one from before. */
export type TokenOwner = 'rancher' | 'admin' | 'order worker' | 'ranch runner' | 'support' | 'finance';

/** Returns a function that creates a token for an owner and scopes on its first call, and returns its secret. */
export function tokensOf(make: ReturnType<typeof maker>, people: Cast) {
  const secrets = new Map<string, Promise<string>>();
  return (owner: TokenOwner, scopes: readonly ApiScope[]): Promise<string> => {
    const key = `${owner} ${scopes}`;
    const secret = secrets.get(key) ?? make.apiToken(people[owner], { scopes });
    secrets.set(key, secret);
    return secret;
  };
}
