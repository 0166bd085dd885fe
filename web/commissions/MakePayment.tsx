import styled from 'styled-components';
import { ranchDate } from '../../rules/dates';
import { formatCents } from '../../rules/money';
import { PAYMENT_METHOD } from '../../rules/vocabulary';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { PaymentRequestForm } from './PaymentRequestForm';
import type { RanchCommission } from './useRanchCommission';

interface MakePaymentProps {
  commission: RanchCommission;
  onRequested: () => void;
}

const Column = styled(Stack)`
  max-width: 640px;
`;

export function MakePayment({ commission, onRequested }: MakePaymentProps) {
  return (
    <Column gap={3}>
      {commission.openRequests.map(({ id, amount, method, createdAt }) => (
        <Notice key={id}>
          {`Your request of ${ranchDate(createdAt)} to pay ${formatCents(amount)}`}
          {method && ` by ${PAYMENT_METHOD.label(method)}`} waits for our answer.
        </Notice>
      ))}
      <PaymentRequestForm balance={commission.balance} onRequested={onRequested} />
    </Column>
  );
}
