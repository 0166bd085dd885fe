import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button/Button';
import { retryImport } from '../ui/state/retryImport';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';

const OrderSheet = lazy(retryImport(() => import('./OrderSheet')));

export function PrintOrder({ order }: { order: CustomerOrderCard_orderFragment }) {
  // A count, not a flag, so that another press prints again in browsers that never fire `afterprint`.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button icon={Printer} onClick={() => setPresses(presses + 1)}>
        Print
      </Button>
      {presses > 0 && (
        <Suspense>
          <OrderSheet key={presses} order={order} onPrinted={() => setPresses(0)} />
        </Suspense>
      )}
    </>
  );
}
