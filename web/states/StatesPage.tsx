import { useQuery } from '@apollo/client/react';
import { Tractor } from 'lucide-react';
import { QueryState } from '../errors/QueryState';
import { NoRanchersYet } from '../parts/ranches/NoRanchersYet';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { Skeleton } from '../ui/state/Skeleton';
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
  if (!data)
    return (
      <QueryState error={error} refetch={refetch} label="Loading states">
        <Skeleton height="320px" />
      </QueryState>
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
