import { lazy, Suspense } from 'react';
import { loadWithApollo } from '../../apollo/loadWithApollo';
import { retryImport } from '../../ui/state/retryImport';
import { useIsPainted } from '../../ui/state/useIsPainted';
import { Text } from '../../ui/text/Text';

const OperatorContact = lazy(retryImport(() => loadWithApollo(() => import('./OperatorContact'))));

/** Who runs the site. The prerendered page has no contact, and React's first render must match it. */
export function Operator() {
  if (useIsPainted()) return null;
  return (
    <Suspense fallback={<Text tone="soft">Loading…</Text>}>
      <OperatorContact />
    </Suspense>
  );
}
