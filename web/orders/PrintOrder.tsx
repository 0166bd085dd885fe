import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button';
import { patient } from '../ui/patient';
import type { OrderSheet_orderFragment } from './OrderSheet.generated';

const OrderSheet = lazy(patient(() => import('./OrderSheet')));

/** Puts this one order on paper. */
export function PrintOrder({ order }: { order: OrderSheet_orderFragment }) {
  // Counted, so that a press prints anew where the browser did not tell that it had finished before.
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button icon={Printer} onClick={() => setTurn(turn + 1)}>
        Print
      </Button>
      {turn > 0 && (
        <Suspense>
          <OrderSheet key={turn} order={order} onPrinted={() => setTurn(0)} />
        </Suspense>
      )}
    </>
  );
}
