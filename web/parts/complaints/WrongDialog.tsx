import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type ComplaintValues, complaintForm } from '../../../rules/complaints/complaintForms';
import { kindsFor } from '../../../rules/complaints/complaintKinds';
import { COMPLAINT_KIND, type ComplaintKind, type OrderSide } from '../../../rules/complaints/complaintWords';
import { LIMITS } from '../../../rules/fields/limits';
import { mutate } from '../../apollo/mutate';
import { QueryState } from '../../errors/QueryState';
import { serverTime } from '../../session/serverTime';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { AddedPhotos, AddPhotos } from '../conversation/MessagePhotos';
import { useAddedPhotos } from '../conversation/useAddedPhotos';
import { ComplaintCard, otherName } from './ComplaintCard';
import { useSeesMoney } from './RemedyFields';
import { useStep } from './useStep';
import { OpenComplaintDocument, type Wrong_orderFragment, WrongDialogDocument } from './WrongDialog.generated';

interface WrongDialogProps extends DialogState {
  id: string;
  side: OrderSide;
}

export default function WrongDialog({ id, side, ...dialog }: WrongDialogProps) {
  const withMoney = useSeesMoney();
  const variables = { id, withMoney };
  const { data, error, refetch } = useQuery(WrongDialogDocument, { variables, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  return (
    <Dialog {...dialog} title="Something Is Wrong" description={`Order #${id}`}>
      {order && <Wrong order={order} side={side} onClose={() => dialog.onOpenChange(false)} />}
      {!data && <QueryState error={error} refetch={refetch} label="Loading" />}
      {data && !order && <Text>We couldn't find this order.</Text>}
    </Dialog>
  );
}

function Wrong({ order, side, onClose }: { order: Wrong_orderFragment; side: OrderSide; onClose: () => void }) {
  const [isAdding, setAdding] = useState(false);
  const open = new Set(
    order.complaints.flatMap((each) => (each.state !== 'CLOSED' && each.side === side ? each.kind : [])),
  );
  const kinds = kindsFor(side, order, new Date(serverTime.now())).filter((kind) => !open.has(kind));
  const endAdding = () => setAdding(false);
  const isFirst = order.complaints.length === 0;
  if (isFirst && kinds.length === 0)
    return <Text>Give the ranch three days to answer. If it doesn't, tell us here.</Text>;
  return (
    <Stack gap={4}>
      {order.complaints.toReversed().map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} order={order} side={side} />
      ))}
      {(isFirst || isAdding) && kinds.length > 0 && (
        <ComplaintForm {...{ order, side, kinds }} onDone={endAdding} onLeave={isFirst ? onClose : endAdding} />
      )}
      {!isFirst && !isAdding && kinds.length > 0 && (
        <div>
          <Button onClick={() => setAdding(true)}>Something Else Is Wrong</Button>
        </div>
      )}
    </Stack>
  );
}

interface ComplaintFormProps {
  order: Wrong_orderFragment;
  side: OrderSide;
  kinds: ComplaintKind[];
  onDone: () => void;
  /** Runs without an answer: canceled, or kept on this device until there is reception. */
  onLeave: () => void;
}

/** Says that something is wrong with an order. */
function ComplaintForm({ order, side, kinds, onDone, onLeave }: ComplaintFormProps) {
  const withMoney = useSeesMoney();
  const photos = useAddedPhotos(order.conversation?.id ?? '', LIMITS.complaintPhotos);
  const other = otherName(order, side);
  const open = useStep({
    send: ({ kind, text }: ComplaintValues) =>
      mutate(OpenComplaintDocument, {
        orderId: order.id,
        input: { kind: kind || 'MANNERS', text, photos: photos.urls },
        withMoney,
      }),
    successToast: { title: 'Sent', description: `${other} has three days to answer. After that our team decides.` },
    onSuccess: onDone,
    onQueued: onLeave,
  });
  return (
    <DialogForm<ComplaintValues>
      label="Say what's wrong"
      initialValues={{ kind: '', text: '', photos: [] }}
      schema={complaintForm}
      onSubmit={open}
      onCancel={onLeave}
      submitLabel="Send"
      isHeld={photos.isUploading}
    >
      <RadioCards
        name="kind"
        legend="What's wrong?"
        options={kinds.map((value) => ({ value, title: COMPLAINT_KIND.label(value) }))}
        columns={2}
      />
      <Field
        name="text"
        type="textarea"
        label="What happened?"
        hint={`${other} reads it, and our team if you two don't agree.`}
        rows={4}
        maxLength={LIMITS.complaint}
      />
      <AddedPhotos {...photos} />
      <div>
        <AddPhotos {...photos} />
      </div>
    </DialogForm>
  );
}
