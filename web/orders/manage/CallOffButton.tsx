import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { StatusValues } from '../../../rules/statusForm';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Calls the order off, with what stands in the notes of the form around it. */
export function CallOffButton({ onCallOff }: { onCallOff: (values: StatusValues) => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const { notes } = useFormikContext<StatusValues>().values;
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel Order
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this order?"
        description="The customer is told, with your notes. A canceled order cannot be taken up again."
        confirmLabel="Cancel Order"
        cancelLabel="Keep Order"
        tone="danger"
        onConfirm={() => onCallOff({ status: 'CANCELED', notes })}
      />
    </>
  );
}
