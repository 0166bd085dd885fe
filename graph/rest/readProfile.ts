import { AGREEMENT_VERSION } from '../../rules/agreement';
import { registerRancherInput } from '../../rules/rancherForm';
import { rancherProfileInput } from '../../rules/rancherProfileForm';
import type { RancherProfileInput, RegisterRancherInput } from '../resolverTypes.generated';
import { inputBody } from './openapi/inputSchema';
import { readInput } from './readInput';
import { isRecord } from './readValue';
import type { RestRequest } from './row';

const profile = inputBody('RancherProfileInput');
const customProducts = { ...profile.properties!.otherProductsList, description: 'Another name of otherProductsList.' };
const application = inputBody('RegisterRancherInput');

export const profileBody = { ...profile, properties: { ...profile.properties, customProducts } };
export const applicationBody = {
  ...application,
  properties: { ...application.properties, rancher: profileBody },
};

/** The profile of a ranch that is there, out of a body. Errors: BAD_USER_INPUT. */
export function readProfile({ body }: RestRequest): Promise<RancherProfileInput> {
  return readInput<RancherProfileInput>('RancherProfileInput', rancherProfileInput, withProducts(body));
}

/** The account and the ranch of someone who signs up. Errors: BAD_USER_INPUT. */
export function readApplication({ body }: RestRequest): Promise<RegisterRancherInput> {
  const { user, rancher } = body;
  const ranch = isRecord(rancher) ? withAgreement(withProducts(rancher)) : rancher;
  return readInput<RegisterRancherInput>('RegisterRancherInput', registerRancherInput, { user, rancher: ranch });
}

/** The list goes by either name. */
function withProducts({ customProducts, otherProductsList = customProducts, ...profile }: Record<string, unknown>) {
  return { ...profile, otherProductsList };
}

/** Who accepts the agreement without naming a version accepts the one that is in force. */
function withAgreement(rancher: Record<string, unknown>): Record<string, unknown> {
  return rancher.hasBrokerAgreement === true ? { agreementVersion: AGREEMENT_VERSION, ...rancher } : rancher;
}
