import { lazy, Suspense } from 'react';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { Notice } from '../ui/Notice';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { patient } from '../ui/patient';
import { mayUseApi } from './mayUseApi';

const ApiAccess = lazy(patient(() => import('./ApiAccess')));

export default function ApiAccessPage() {
  const mayMake = mayUseApi(useSession().viewer);
  return (
    <Page>
      <PageHeader
        title="API access"
        lead="For programs that work with Herdline in your name."
        back={{ to: paths.profile, label: 'Profile Settings' }}
      />
      {!mayMake && (
        <Notice title="API access comes with approval.">
          Once your ranch is approved, you can make tokens and webhooks here.
        </Notice>
      )}
      <Suspense fallback={mayMake && <CenteredSpinner />}>
        <ApiAccess mayMake={mayMake} />
      </Suspense>
    </Page>
  );
}
