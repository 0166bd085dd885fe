import { lazy, Suspense } from 'react';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { Page } from '../ui/layout/Page';
import { PageHeader } from '../ui/layout/PageHeader';
import { CenteredSpinner } from '../ui/state/CenteredSpinner';
import { Notice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { mayUseApi } from './mayUseApi';

const ApiAccess = lazy(retryImport(() => import('./ApiAccess')));

export default function ApiAccessPage() {
  const mayCreate = mayUseApi(useSession().viewer);
  return (
    <Page>
      <PageHeader
        title="API access"
        lead="Connect your own software, like a bookkeeping spreadsheet."
        back={{ to: paths.profile, label: 'Profile Settings' }}
      />
      {!mayCreate && (
        <Notice title="API access comes with approval.">
          Once your ranch is approved, you can create tokens and webhooks here.
        </Notice>
      )}
      <Suspense fallback={mayCreate && <CenteredSpinner />}>
        <ApiAccess mayCreate={mayCreate} />
      </Suspense>
    </Page>
  );
}
