import { object } from 'yup';
import { LIMITS } from '../fields/limits';
import { blankAsNull, publicText } from '../fields/textField';
import { isFinal } from '../orders/orderStatus';
import { ORDER_STATUS, type OrderStatus, type PricingModel } from '../words/vocabulary';
import { ANIMAL_STAGE, type AnimalStage, isBeforeHarvest, isReadyAt } from './animalStage';
import type { Inspection } from './inspection';
import { needsLivePurchase } from './livePurchase';

export const offBoardInput = object({
  reason: blankAsNull(publicText(LIMITS.reason)).required('Say why. The family reads it.'),
});

export interface ShareOnBoard {
  status: OrderStatus;
  /** Null in line. */
  animal: { tag: string; stage: AnimalStage; inspection: Inspection | null } | null;
  pricing: PricingModel | null;
  isWeighed: boolean;
  isPacked: boolean;
}

/** Why a share can't be taken off the board. Undefined when it can. */
export function offBoardRefusal({ status, animal, ...share }: ShareOnBoard): string | undefined {
  if (isFinal(status)) return `This order is ${ORDER_STATUS.label(status)}, so its shares stay as they are.`;
  if (!animal || isBeforeHarvest(animal.stage)) return undefined;
  const { tag, stage, inspection } = animal;
  if (needsLivePurchase(inspection)) return OWNED;
  if (isReadyAt(stage)) {
    return `Animal ${tag} is ${ANIMAL_STAGE.label(stage)}, so the order can be fulfilled as it is.`;
  }
  return isPriced(share) ? `This share is weighed and has its price. Move animal ${tag} to Ready instead.` : undefined;
}

const OWNED =
  "This animal's processor is custom-exempt, and the family bought its share of it alive. After the harvest the beef is theirs and can't be sold another way.";

const isPriced = ({ pricing, isWeighed, isPacked }: Pick<ShareOnBoard, 'pricing' | 'isWeighed' | 'isPacked'>) =>
  (pricing === 'HANGING' && isWeighed) || (pricing === 'PACKAGED' && isPacked);
