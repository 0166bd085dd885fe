import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import {
  choiceOfAnimal,
  LIVE_PURCHASE_TEXTS,
  LIVE_PURCHASE_VERSION,
  needsLivePurchase,
} from '../../rules/herd/livePurchase';
import type { CartItem } from '../cart/cart';
import { CheckboxField } from '../ui/form/CheckboxField';
import { Stack } from '../ui/layout/arrange';
import { Fold } from '../ui/layout/Fold';
import { Text } from '../ui/text/Text';
import type { RequestValues } from './requestDraft';

const PARAGRAPHS = [...(LIVE_PURCHASE_TEXTS[LIVE_PURCHASE_VERSION] ?? '').split('\n\n'), choiceOfAnimal(true)];

/** Lets the family confirm that it buys its share of a live animal, if the law requires that of one of the items. */
export function LivePurchaseField({ items }: { items: readonly CartItem[] }) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const live = items.filter(({ animal, terms }) => animal?.id && needsLivePurchase(terms?.inspection));
  const isNeeded = live.length > 0;
  const isAsked = values.buysAlive !== null;
  useEffect(() => {
    if (isNeeded !== isAsked) setFieldValue('buysAlive', isNeeded ? false : null);
  }, [isNeeded, isAsked, setFieldValue]);
  if (!isNeeded || !isAsked) return null;
  return (
    <div>
      <CheckboxField name="buysAlive" label="I've read this, and I buy my share of the live animal" />
      <Fold label="What you confirm">
        <Stack gap={1}>
          {PARAGRAPHS.map((paragraph) => (
            <Text key={paragraph} size={15}>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Fold>
    </div>
  );
}
