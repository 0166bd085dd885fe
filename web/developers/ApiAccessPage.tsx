import { lazy, Suspense } from 'react';
import { SettingsPage } from '../layout/SettingsPage';
import { useSession } from '../session/useSession';
import { Notice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { CenteredSpinner } from '../ui/state/Spinner';
import { canUseApi } from './canUseApi';

const ApiAccess = lazy(retryImport(() => import('./ApiAccess')));

export default function ApiAccessPage() {
  const mayCreate = canUseApi(useSession().viewer);
  return (
    <SettingsPage title="API access" lead="Connect your own software, like a bookkeeping spreadsheet.">
      {!mayCreate && (
        <Notice title="API access comes with approval.">
          Once your ranch is approved, you can create tokens and webhooks here.
        </Notice>
      )}
      <Suspense fallback={mayCreate && <CenteredSpinner />}>
        <ApiAccess mayCreate={mayCreate} />
      </Suspense>
    </SettingsPage>
  );
}
