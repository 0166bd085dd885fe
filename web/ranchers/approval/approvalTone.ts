import type { RanchApproval } from '../../../rules/vocabulary';
import type { Tone } from '../../ui/tones';

export const approvalTone: Record<RanchApproval, Tone> = {
  PENDING: 'pending',
  APPROVED: 'success',
  SUSPENDED: 'danger',
  REJECTED: 'neutral',
};
