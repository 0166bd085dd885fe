import { emailOf } from '../emailOf';
import { phoneNumber } from '../phoneNumber';
import { randomOf } from '../random';
import type { RanchDraft } from './draftRanch';

/** The ranchers whose password is known. */
const KNOWN: Record<string, string> = {
  'Pedernales Bend Ranch': 'rancher@herdline.test',
  'Caney Fork Cattle Company': 'pending@herdline.test',
};

/** The account of the person who runs the ranch, as old as the ranch's own entry. */
export function draftOwner({ story: { name, owner }, ranch }: RanchDraft, passwordHash: string) {
  const { city, state, zipCode, createdAt, updatedAt } = ranch;
  return {
    name: owner,
    email: KNOWN[name] ?? emailOf(owner),
    phone: phoneNumber(randomOf(owner)),
    city,
    state,
    zipCode,
    userType: 'RANCHER' as const,
    passwordHash,
    createdAt,
    updatedAt,
  };
}
