import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { kindsFor } from '../../../rules/complaints/complaintKinds';
import type { OrderSide } from '../../../rules/complaints/complaintWords';
import { QueryState } from '../../errors/QueryState';
import { serverTime } from '../../session/serverTime';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { ComplaintCard } from './ComplaintCard';
import { ComplaintForm } from './ComplaintForm';
import { useSeesMoney } from './RemedyFields';
import { type Wrong_orderFragment, WrongDialogDocument } from './WrongDialog.generated';

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
