import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { patient } from '../ui/patient';
import { ManagedOrders } from './manage/ManagedOrders';

const PackingList = lazy(patient(() => import('./manage/packing/PackingList')));

/** The orders of the ranch, or a packing list for those that the address names. */
export default function RancherOrdersPage() {
  const [params] = useSearchParams();
  const printed = params.get('print');
  return (
    <Page>
      {printed === null ? (
        <>
          <PageHeader title="Manage Orders" lead="Answer new requests first; families wait for your call." />
          <ManagedOrders />
        </>
      ) : (
        <Suspense fallback={<CenteredSpinner />}>
          <PackingList ids={printed.split(',').filter((id) => /^\d+$/.test(id))} />
        </Suspense>
      )}
    </Page>
  );
}
