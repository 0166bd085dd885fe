import { useMutation } from '@apollo/client/react';
import { Bell, BellOff } from 'lucide-react';
import { REMIND_AFTER_MONTHS } from '../../../rules/orders/reorderReminder';
import { customerDate } from '../../../rules/time/dates';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';

import { VisuallyHidden } from '../../ui/text/Text';
import { type ReminderButton_orderFragment, RemindToReorderDocument } from './ReminderButton.generated';

/** Sets or cancels an email that reminds the family to order again. */
export function ReminderButton({ order }: { order: ReminderButton_orderFragment }) {
  const { id: orderId, reorderReminderAt } = order;
  const [remind, { loading }] = useMutation(RemindToReorderDocument);
  const set = useSubmit({
    send: (wanted: boolean) => remind({ variables: { orderId, wanted } }),
    successToast: ({ data }) => {
      const at = data?.remindToReorder.order.reorderReminderAt;
      return at ? { title: 'Reminder Set', description: `We’ll email you on ${customerDate(at)}.` } : undefined;
    },
    errorToast: 'Couldn’t change the reminder',
    fieldErrors: () => ({}),
  });
  return (
    <Button icon={reorderReminderAt ? BellOff : Bell} pending={loading} onClick={() => void set(!reorderReminderAt)}>
      {reorderReminderAt
        ? `Cancel Reminder for ${customerDate(reorderReminderAt)}`
        : `Remind Me in ${REMIND_AFTER_MONTHS} Months`}
      <VisuallyHidden> of order {orderId}</VisuallyHidden>
    </Button>
  );
}
