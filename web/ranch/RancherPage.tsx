import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeAt } from '../../rules/site';

import { usePlace } from '../address/usePlace';
import { usePageTitle } from '../layout/pageTitle';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { retryImport } from '../ui/state/retryImport';
import { InvalidRancher } from './InvalidRancher';
import { RancherNotFound } from './RancherNotFound';
import { RancherPageDocument } from './RancherPage.generated';
import { RanchSheet } from './RanchSheet';
import { RanchSkeleton } from './RanchSkeleton';
import { useSectionInUrl } from './useSectionInUrl';

const ClosedRanch = lazy(retryImport(() => import('./ClosedRanch')));

export default function RancherPage() {
  const id = usePlace().params.id;
  return id ? <Ranch key={id} id={id} /> : <InvalidRancher />;
}

function Ranch({ id }: { id: string }) {
  const isVisitor = useSession().viewer === null;
  const { data, error, refetch } = useQuery(RancherPageDocument, { variables: { id, isVisitor } });
  const rancher = data?.rancher;
  usePageTitle(rancher?.ranchName);
  useSectionInUrl(Boolean(rancher));
  useCurrentNameInUrl(rancher);

  if (rancher) return <RanchSheet rancher={rancher} viewer={data.viewer} />;
  if (data)
    return (
      <Suspense fallback={<RanchSkeleton id={id} />}>
        <ClosedRanch id={id} />
      </Suspense>
    );
  if (error) return <RancherNotFound error={error} onRetry={() => refetch()} />;
  return <RanchSkeleton id={id} />;
}

/** Replaces an outdated ranch name in the URL with the current name. A URL without a name stays unchanged. */
function useCurrentNameInUrl(rancher: { id: string; ranchName: string } | null | undefined) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const currentPath = rancher && placeAt(pathname).params.slug ? paths.ranch(rancher) : pathname;
  useEffect(() => {
    if (currentPath !== pathname) navigate({ pathname: currentPath, search, hash }, { replace: true, state });
  }, [currentPath, pathname, search, hash, state, navigate]);
}
