import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice } from '../fields/numberFields';
import { blankAsNull, publicText } from '../fields/textField';
import { labels } from '../words/labels';
import { type AnimalStage, isBeforeHarvest } from './animalStage';

/** What becomes of money that families paid for shares of a withdrawn animal. */
export type WithdrawnPayments = 'MOVED' | 'RETURNED';
export const WITHDRAWN_PAYMENTS = labels<WithdrawnPayments>({
  MOVED: 'Keep it for their next share',
  RETURNED: 'Give it back',
});

export const WITHDRAWN_PAYMENTS_MEANING: Record<WithdrawnPayments, string> = {
  MOVED: 'It stays with their order. You can still give it back later.',
  RETURNED: 'We record a refund of today for each family. Send it the way they paid.',
};

const NO_REASON = 'Say why. Families will see this.';

/** Why an animal is withdrawn. After the harvest, families have to be told. */
export const withdrawalInput = (stage: AnimalStage) =>
  object({
    reason: blankAsNull(publicText(LIMITS.reason)).test(
      'given',
      NO_REASON,
      (reason) => Boolean(reason) || isBeforeHarvest(stage),
    ),
    payments: choice(WITHDRAWN_PAYMENTS.values, 'Please choose what becomes of the payments'),
  });

export type Withdrawal = InferType<ReturnType<typeof withdrawalInput>>;
