import { useMutation } from '@apollo/client/react';
import { asksToConfirmPrice } from '../../../rules/orders/story/stateWords';
import { useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import type { ButtonSize } from '../../ui/button/buttonLook';
import { ConfirmPriceDocument } from './PriceConfirmedButton.generated';

interface PriceConfirmedButtonProps {
  order: { id: string; headline: string };
  /** Whether its lines say that the family was told another price. The headline says so otherwise. */
  isTold?: boolean;
  size?: ButtonSize;
}

/** Records that the family agrees to the price by its animal's terms, where the order asks the ranch to confirm it. */
export function PriceConfirmedButton({ order: { id, headline }, isTold = false, size }: PriceConfirmedButtonProps) {
  const { withMoney } = usePermissions();
  const [confirmPrice, { loading }] = useMutation(ConfirmPriceDocument);
  const send = useSubmit({
    send: () => confirmPrice({ variables: { orderId: id, withMoney } }),
    successToast: { title: 'Price confirmed' },
    errorToast: "Couldn't confirm the price",
  });
  if (!withMoney || !(isTold || asksToConfirmPrice(headline))) return null;
  return (
    <Button size={size} pending={loading} onClick={() => send()}>
      Price Confirmed
    </Button>
  );
}
