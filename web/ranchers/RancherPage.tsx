import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../layout/usePageTitle';
import { InvalidRancher } from './page/InvalidRancher';
import { RancherNotFound } from './page/RancherNotFound';
import { RanchSheet } from './page/RanchSheet';
import { RanchSkeleton } from './page/RanchSkeleton';
import { useSectionInAddress } from './page/useSectionInAddress';
import { RancherPageDocument } from './RancherPage.generated';

export default function RancherPage() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <Ranch key={id} id={id} /> : <InvalidRancher />;
}

function Ranch({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(RancherPageDocument, { variables: { id } });
  const rancher = data?.rancher;
  usePageTitle(rancher?.ranchName);
  useSectionInAddress(Boolean(rancher));

  if (rancher) return <RanchSheet rancher={rancher} viewer={data.viewer} />;
  if (data || error) return <RancherNotFound error={error} onRetry={() => refetch()} />;
  return <RanchSkeleton id={id} />;
}
