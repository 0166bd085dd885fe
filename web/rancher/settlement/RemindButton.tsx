import { customerDate } from '../../../rules/time/dates';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';

import { VisuallyHidden } from '../../ui/text/Text';
import { RemindOfBalanceDocument } from './RemindButton.generated';

interface RemindButtonProps {
  order: { id: string; customer: { name: string }; settlement: { remindedAt: string | null } };
}

/** Emails the family what is due. The server allows it once a day. */
export function RemindButton({ order: { id, customer, settlement } }: RemindButtonProps) {
  const send = useSubmit({
    send: () => mutate(RemindOfBalanceDocument, { orderId: id }),
    successToast: { title: 'Reminder Sent', description: `${customer.name} gets an email.` },
    errorToast: "Couldn't send the reminder",
  });
  const { remindedAt } = settlement;
  return (
    <Button size="small" onClick={() => void send()}>
      {remindedAt ? `Remind Again (last ${customerDate(remindedAt)})` : 'Remind'}
      <VisuallyHidden> {customer.name}</VisuallyHidden>
    </Button>
  );
}
