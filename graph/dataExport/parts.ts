import type { UserType } from '../../rules/words/vocabulary';
import { ACCOUNT_PARTS, ADMIN_PARTS } from './accountParts';
import { CONVERSATION_PARTS } from './conversationParts';
import { FAMILY_PARTS } from './familyParts';
import type { Part } from './Part';
import { RANCH_PARTS } from './ranchParts';

export const PARTS: Record<UserType, readonly Part[]> = {
  CUSTOMER: [...ACCOUNT_PARTS, ...FAMILY_PARTS, ...CONVERSATION_PARTS],
  RANCHER: [...ACCOUNT_PARTS, ...RANCH_PARTS, ...CONVERSATION_PARTS],
  ADMIN: [...ACCOUNT_PARTS, ...ADMIN_PARTS],
};
