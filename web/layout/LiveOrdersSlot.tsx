import { lazy, Suspense } from 'react';
import { loadInGraph } from '../loadInGraph';
import { useSession } from '../session/useSession';
import { patient } from '../ui/patient';

const LiveOrders = lazy(patient(() => loadInGraph(() => import('../orders/manage/LiveOrders'))));

/** For ranchers only: nobody else loads its code. */
export function LiveOrdersSlot() {
  const { viewer } = useSession();
  if (viewer?.userType !== 'RANCHER' || viewer.mustChangePassword) return null;
  return (
    <Suspense>
      <LiveOrders key={viewer.id} />
    </Suspense>
  );
}
