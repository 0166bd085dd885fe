import { useQuery } from '@apollo/client/react';
import { Tractor } from 'lucide-react';
import { messageOf } from '../errors/graphErrors';
import { NoRanchersYet } from '../parts/ranches/NoRanchersYet';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Page } from '../ui/layout/Page';
import { PageHeader } from '../ui/layout/PageHeader';
import { ErrorState } from '../ui/state/ErrorState';
import { Skeleton, SkeletonGroup } from '../ui/state/Skeleton';
import { StateLink, StateList } from './StateLink';
import { StatesPageDocument } from './StatesPage.generated';

export default function StatesPage() {
  return (
    <Page width="wide">
      <PageHeader
        title="Ranches by state"
        lead="Pick your state to see who raises beef near you, and what it costs."
        actions={<ButtonLink to={paths.findRancher}>Search by ZIP Code</ButtonLink>}
      />
      <States />
    </Page>
  );
}

function States() {
  const { data, error, refetch } = useQuery(StatesPageDocument);
  if (!data && error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  if (!data)
    return (
      <SkeletonGroup label="Loading states">
        <Skeleton height="320px" />
      </SkeletonGroup>
    );
  if (data.ranchStates.length === 0)
    return <NoRanchersYet icon={Tractor} title="No ranches yet" text="New ranches join every week." />;
  return (
    <StateList>
      {data.ranchStates.map((state) => (
        <StateLink key={state.state} state={state} />
      ))}
    </StateList>
  );
}
