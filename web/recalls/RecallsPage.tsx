import { lazy, Suspense } from 'react';
import { usePlace } from '../address/usePlace';
import { Page } from '../ui/layout/Page';
import { retryImport } from '../ui/state/retryImport';
import { CenteredSpinner } from '../ui/state/Spinner';

const Recall = lazy(retryImport(() => import('./Recall')));
const RecallList = lazy(retryImport(() => import('./RecallList')));

/** Recalls of beef: what a family should do, and for ranches and admins who has read it. */
export default function RecallsPage() {
  const { id } = usePlace().params;
  return (
    <Page>
      <Suspense fallback={<CenteredSpinner />}>{id ? <Recall key={id} id={id} /> : <RecallList />}</Suspense>
    </Page>
  );
}
