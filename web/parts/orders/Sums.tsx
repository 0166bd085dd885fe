import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { SHIPPING_METHOD, type ShippingMethod } from '../../../rules/words/vocabulary';
import { space } from '../../theme/tokens';
import { Money } from '../../ui/text/Money';

export const Sums = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  padding-top: ${space(1.5)};
`;

const Sum = styled.div<{ $strong: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
  line-height: 1.35;
`;

// Says in the label that the total includes delivery, because the estimate in the order's notes doesn't.
export const WITH_FEE: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: '',
  LOCAL_DELIVERY: ' with delivery',
  SHIPPING: ' with shipping',
};

export function SumRow({ label, sum, strong = false }: { label: string; sum: string; strong?: boolean }) {
  return (
    <Sum $strong={strong}>
      <dt>{label}</dt>
      <dd>
        <Money>{sum}</Money>
      </dd>
    </Sum>
  );
}

export const DeliveryRow = ({ method, fee }: { method: ShippingMethod; fee: number }) => (
  <SumRow label={SHIPPING_METHOD.label(method)} sum={fee > 0 ? formatCents(fee) : 'Free'} />
);
