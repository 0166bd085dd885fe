import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CartItem } from '../cart/cart';
import { space } from '../theme/tokens';
import { Form } from '../ui/Form';
import { Stack } from '../ui/Stack';
import type { ToastMessage } from '../ui/useToast';
import { ContactFields } from './ContactFields';
import { DeliveryFields } from './DeliveryFields';
import { deliveryFee } from './deliveryChoices';
import { OrderFields } from './OrderFields';
import type { OrderRequest_customerFragment, OrderRequest_rancherFragment } from './OrderRequest.generated';
import { OrderSummary } from './OrderSummary';
import { initialRequest, type RequestValues, requestForm } from './requestForm';
import { SendRequest } from './SendRequest';
import { useDeliveryQuote } from './useDeliveryQuote';
import { usePlaceOrder } from './usePlaceOrder';

interface OrderRequestFormProps {
  ranch: OrderRequest_rancherFragment;
  customer: OrderRequest_customerFragment;
  items: readonly CartItem[];
  /** The items where they can be changed, in place of the plain ones. */
  lines?: ReactNode;
  onPlaced: (orderId: string) => void;
  /** What is said when it has been sent, where that is not the usual. */
  success?: ToastMessage;
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

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

/** The order request to one ranch: what is in the cart, who asks, and how it is to get there. */
export function OrderRequestForm({ ranch, customer, items, lines, onPlaced, success }: OrderRequestFormProps) {
  const placeOrder = usePlaceOrder({ rancherId: ranch.id, items, onPlaced, success });
  return (
    <Form<RequestValues>
      label="Order request"
      initialValues={initialRequest(customer, ranch, items)}
      schema={requestForm}
      onSubmit={placeOrder}
    >
      <Frame>
        <RequestColumns ranch={ranch} items={items} lines={lines} />
      </Frame>
    </Form>
  );
}

function RequestColumns({ ranch, items, lines }: Pick<OrderRequestFormProps, 'ranch' | 'items' | 'lines'>) {
  const { values } = useFormikContext<RequestValues>();
  const quote = useDeliveryQuote(ranch.id, values.customerZip);
  const method = values.shippingMethod;
  return (
    <Columns>
      <Summary>
        <OrderSummary items={items} lines={lines} delivery={{ method, fee: deliveryFee(ranch, quote, method) }} />
      </Summary>
      <Stack gap={4}>
        <ContactFields />
        <DeliveryFields ranch={ranch} quote={quote} />
        <OrderFields items={items} />
        <SendRequest ranchName={ranch.ranchName} />
      </Stack>
    </Columns>
  );
}
