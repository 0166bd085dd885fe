import { useApolloClient } from '@apollo/client/react';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { LIMITS } from '../../../rules/fields/limits';
import { readNumber } from '../../../rules/fields/typedNumber';
import { toCents } from '../../../rules/money/money';
import { itemText } from '../../../rules/orders/itemText';
import { oddLine } from '../../../rules/settlement/oddWeights';
import { CHARGE_KIND, type ChargeKind } from '../../../rules/settlement/settlementWords';
import { mutate } from '../../apollo/mutate';
import { networkOnly } from '../../apollo/networkOnly';
import type { WeighOrderInput } from '../../graphTypes.generated';

import { ReasonField } from '../../parts/reports/ReasonField';
import { WeighingForm } from '../../parts/weighing/WeighingDialog';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';
import { MoneyField } from '../../ui/form/MoneyField';
import { SelectField } from '../../ui/form/SelectField';
import { Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import {
  type OrderMoney_orderFragment,
  OrderWeighingPreviewDocument,
  type WeighOrder_orderFragment,
  WeighOrderDocument,
} from './OrderMoneyDialog.generated';

import { WeighingResult } from './WeighingResult';

interface Charge {
  kind: ChargeKind;
  amount: string;
  reason: string;
}

interface Values {
  items: { itemId: string; pounds: string }[];
  /** Null for a helper who may not see money. The charges stay as they are then. */
  charges: Charge[] | null;
  reason: string;
}

type Settlement = OrderMoney_orderFragment['settlement'];

interface WeighOrderFormProps {
  order: WeighOrder_orderFragment;
  /** The price with its charges. Left out for a helper who may not see money. */
  settlement?: Settlement;
  onDone: () => void;
}

/** Edits the weights of items that are sold by the pound without an animal, and charges and discounts. */
export function WeighOrderForm({ order, settlement, onDone }: WeighOrderFormProps) {
  const client = useApolloClient();
  const withMoney = settlement !== undefined;
  const expected = order.settlement.revisionId;
  return (
    <WeighingForm
      initialValues={initialValues(order, settlement)}
      toInput={toInput}
      preview={async (input) => {
        if (!withMoney) return null;
        const variables = { orderId: order.id, input };
        const { data } = await client.query({ query: OrderWeighingPreviewDocument, variables, ...networkOnly });
        return data?.orderWeighingPreview;
      }}
      save={(input) => mutate(WeighOrderDocument, { orderId: order.id, input, expected, withMoney })}
      odd={(input) => oddWeights(order, input)}
      saved={`Order #${order.id} settled`}
      result={(preview) => (preview ? <WeighingResult preview={preview} /> : <Text>{withoutPreview(withMoney)}</Text>)}
      onClose={onDone}
    >
      <Weights order={order} />
    </WeighingForm>
  );
}

const withoutPreview = (withMoney: boolean) =>
  withMoney
    ? 'Something in it still has to be weighed. These weights are kept until then.'
    : 'Once everything in it is weighed, the family gets an email with the new figures.';

const weighed = ({ items }: WeighOrder_orderFragment) => items.filter(({ basis }) => basis !== null);

/** Includes the current charges, which are in the quote until the order is settled, because saving replaces all charges. */
function initialValues(order: WeighOrder_orderFragment, settlement: Settlement | undefined): Values {
  return {
    items: weighed(order).map(({ id, settledPounds }) => ({ itemId: id, pounds: String(settledPounds ?? '') })),
    charges: settlement ? chargesOf(settlement) : null,
    reason: '',
  };
}

function chargesOf({ revision, quote }: Settlement): Charge[] {
  const lines = revision?.lines ?? quote.lines.map(({ to, ...line }) => ({ ...line, amount: to }));
  return lines.flatMap(({ kind, amount, label }) =>
    kind === 'CHARGE' || kind === 'DISCOUNT'
      ? [{ kind, amount: (Math.abs(amount) / 100).toFixed(2), reason: label }]
      : [],
  );
}

const toInput = ({ items, charges, reason }: Values): WeighOrderInput => ({
  items: items.flatMap(({ itemId, pounds }) => {
    const number = readNumber(pounds);
    return number === null ? [] : [{ itemId, pounds: number }];
  }),
  ...(charges && { charges: charges.map(({ amount, ...charge }) => ({ ...charge, amount: toCents(amount) })) }),
  reason: reason || null,
});

/** Says which new weights are unusual, as the server does. Without reception, only this asks before they're saved. */
const oddWeights = ({ items }: WeighOrder_orderFragment, input: WeighOrderInput): string[] =>
  (input.items ?? []).flatMap(({ itemId, pounds }) => {
    const item = items.find(({ id }) => id === itemId);
    return item && item.settledPounds !== pounds ? (oddLine(item, pounds) ?? []) : [];
  });

function Weights({ order }: { order: WeighOrder_orderFragment }) {
  const { charges } = useFormikContext<Values>().values;
  return (
    <>
      {weighed(order).length === 0 && !charges && (
        <Text>Nothing in it is weighed by itself. Its shares are weighed with their animal.</Text>
      )}
      {weighed(order).map(({ id, basis, ...item }, at) => (
        <Field
          key={id}
          name={`items.${at}.pounds`}
          label={`${basis === 'PACKAGED' ? 'Packaged' : 'Hanging'} weight of ${itemText(item)}`}
          type="number"
          suffix="lb"
          optional
        />
      ))}
      {charges && <Charges charges={charges} />}
      {order.settlement.state === 'SETTLED' && (
        <ReasonField label="Why are you changing it?" hint="The family reads it." />
      )}
    </>
  );
}

const NEW_CHARGE: Charge = { kind: 'CHARGE', amount: '', reason: '' };

/** Edits charges and discounts, such as storage, extra patties or a torn box. The family reads the reasons. */
function Charges({ charges }: { charges: Charge[] }) {
  return (
    <FieldArray name="charges">
      {({ push, remove }) => (
        <Stack gap={2}>
          {charges.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge has no id before it's saved
            <Fieldset key={at} legend={`Charge or discount ${at + 1}`}>
              <SelectField name={`charges.${at}.kind`} label="Kind" options={CHARGE_KIND.options} />
              <MoneyField name={`charges.${at}.amount`} label="Amount" />
              <Field name={`charges.${at}.reason`} label="What for?" maxLength={LIMITS.fact} />
              <div>
                <Button size="small" icon={Trash2} onClick={() => remove(at)}>
                  Remove
                </Button>
              </div>
            </Fieldset>
          ))}
          {charges.length < LIMITS.orderCharges && (
            <div>
              <Button icon={Plus} onClick={() => push(NEW_CHARGE)}>
                Add Charge or Discount
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
