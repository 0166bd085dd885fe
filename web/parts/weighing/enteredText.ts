import { weightsText } from '../../../rules/settlement/weightsText';
import { adminDateTime } from '../../../rules/time/dates';
import type { ProposedWeights_weightsFragment as Proposed } from './ProposedWeights.generated';

/** Says what a processor has entered and when: 'Hill Country Meats entered 612.5 lb hanging weight and 390 lb of packages on …' */
export function enteredText({ processorName, proposedAt, ...weights }: Proposed): string {
  return `${processorName} entered ${weightsText(weights)} on ${adminDateTime(proposedAt)}.`;
}
