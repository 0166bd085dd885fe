import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../rules/fields/limits';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { RefusedSales } from '../cart/refusedSales';
import { LawLink } from '../parts/law/LawLink';
import { useHomeZip } from '../parts/places/knownZip';
import { space } from '../theme/tokens';
import { Field } from '../ui/form/Field';
import { Fieldset } from '../ui/form/Fieldset';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Stack } from '../ui/layout/arrange';
import type { ToastMessage } from '../ui/overlay/useToast';
import { Notice } from '../ui/state/Notice';
import { DeliveryFields } from './DeliveryFields';
import { deliveryFee } from './deliveryChoices';
import { initialRequest } from './initialRequest';
import { OrderFields } from './OrderFields';
import type { OrderRequest_customerFragment, OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import { OrderSummary } from './OrderSummary';
import { type RequestValues, readDraft, storeDraft } from './requestDraft';
import { SendRequest } from './SendRequest';
import { useDeliveryQuote } from './useDeliveryQuote';
import { loadRequestForm, type OrderRefusal, usePlaceOrder } from './usePlaceOrder';

interface OrderRequestFormProps {
  ranch: OrderRequest_rancherFragment;
  customer: OrderRequest_customerFragment;
  items: readonly CartItem[];
  /** Editable lines that replace the plain list of items. */
  lines: ReactNode;
  onPlaced: (orderId: string) => void;
  /** Opens a question to the ranch. If set, the form is in a dialog, and its buttons stay in view. */
  onAsk?: () => void;
  /** Replaces the default toast after sending. */
  successToast?: ToastMessage;
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @container (min-width: 880px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    gap: ${space(6)};
  }
`;

const Summary = styled.div`
  @container (min-width: 880px) {
    position: sticky;
    top: ${space(11)};
    grid-column: 2;
    grid-row: 1;
  }
`;

const loadSchema = () => loadRequestForm().then(({ requestForm }) => requestForm);

/** The order request to one ranch. The key starts a new form when another person signs in. */
export function OrderRequestForm(props: OrderRequestFormProps) {
  return <RequestForm key={props.customer.id} {...props} />;
}

function RequestForm({ ranch, customer, items, lines, onPlaced, onAsk, successToast }: OrderRequestFormProps) {
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [missed, setMissed] = useState(0);
  const placeOrder = usePlaceOrder({
    userId: customer.id,
    rancherId: ranch.id,
    cancelTerms: ranch.cancelTerms,
    items,
    onPlaced,
    successToast,
    onRefusal(latest) {
      setRefusal(latest);
      if (latest?.isMissed) setMissed((count) => count + 1);
    },
  });
  const knownZip = useHomeZip();
  const [initial] = useState(() => initialRequest(customer, ranch, items, knownZip));
  const [draft] = useState(() => readDraft(customer.id, ranch.id));
  return (
    <RefusedSales value={missed}>
      <Form label="Order request" initialValues={{ ...initial, ...draft }} schema={loadSchema} onSubmit={placeOrder}>
        {refusal && <RefusalNotice refusal={refusal} />}
        <DraftStorage userId={customer.id} rancherId={ranch.id} initial={initial} />
        <RequestBody ranch={ranch} items={items} lines={lines} defaultMethod={initial.shippingMethod} onAsk={onAsk} />
      </Form>
    </RefusedSales>
  );
}

/** The law behind a refusal, below the server's message, or the terms that the family takes by sending again. */
function RefusalNotice({ refusal: { law, changes } }: { refusal: OrderRefusal }) {
  return (
    <>
      {law && (
        <Notice>
          <LawLink rule={law} />
        </Notice>
      )}
      {changes.length > 0 && (
        <div data-form-failure tabIndex={-1}>
          <Notice
            tone="warning"
            role="alert"
            title="The ranch changed its terms"
            action={<SubmitButton size="medium">Use the New Terms</SubmitButton>}
          >
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}

interface DraftStorageProps {
  userId: string;
  rancherId: string;
  initial: RequestValues;
}

/** Stores the typed values, so that they survive a reload, a closed tab or the end of the session. */
function DraftStorage({ userId, rancherId, initial }: DraftStorageProps) {
  const { values } = useFormikContext<RequestValues>();
  const previous = useRef(values);
  useEffect(() => {
    // Another tab may have sent the request and dropped the draft: an untouched form must not store it again.
    if (values === previous.current) return;
    previous.current = values;
    storeDraft(userId, rancherId, values, initial);
  }, [values, userId, rancherId, initial]);
  return null;
}

interface RequestBodyProps extends Pick<OrderRequestFormProps, 'ranch' | 'items' | 'lines' | 'onAsk'> {
  defaultMethod: ShippingMethod;
}

function RequestBody({ ranch, items, lines, defaultMethod, onAsk }: RequestBodyProps) {
  const { values } = useFormikContext<RequestValues>();
  const quote = useDeliveryQuote(ranch.id, values.customerZip);
  const method = values.shippingMethod;
  return (
    <>
      <Frame>
        <Columns>
          <Summary>
            <OrderSummary
              inDialog={onAsk !== undefined}
              items={items}
              lines={lines}
              delivery={{ method, fee: deliveryFee(ranch, quote, method) }}
            />
          </Summary>
          <Stack gap={2}>
            <DeliveryFields ranch={ranch} items={items} quote={quote} defaultMethod={defaultMethod} />
            <Fieldset legend="Your details">
              <ContactFields />
              <OrderFields items={items} />
            </Fieldset>
            {!onAsk && <SendRequest ranch={ranch} items={items} quote={quote} method={method} />}
          </Stack>
        </Columns>
      </Frame>
      {onAsk && <SendRequest ranch={ranch} items={items} quote={quote} method={method} onAsk={onAsk} />}
    </>
  );
}

/** Two fields side by side, on phones too. */
const Pair = styled.div<{ $second: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $second }) => $second};
  gap: ${space(1.5)};
`;

function ContactFields() {
  return (
    <>
      <Pair $second="minmax(152px, 1fr)">
        <Field name="customerName" label="Full name" autoComplete="name" maxLength={LIMITS.name} />
        <Field name="customerPhone" label="Phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} optional />
      </Pair>
      <Pair $second="104px">
        <Field name="customerEmail" label="Email" type="email" autoComplete="email" />
        <Field
          name="customerZip"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LIMITS.zipCode}
        />
      </Pair>
    </>
  );
}
