import { useQuery } from '@apollo/client/react';
import { roundDollars } from '../../rules/money/money';
import { neighborsOf, stateBySlug } from '../../rules/words/statePlaces';
import type { State } from '../../rules/words/states';

import { usePlace } from '../address/usePlace';
import { QueryState } from '../errors/QueryState';
import { usePageTitle } from '../layout/pageTitle';
import { useKnownZip } from '../parts/places/knownZip';
import { RancherCard } from '../parts/ranches/RancherCard';
import { RancherGrid, RancherGridSkeleton } from '../parts/ranches/RancherGrid';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { EmptyState } from '../ui/state/EmptyState';
import { TextLink } from '../ui/text/Link';
import { Heading } from '../ui/text/Text';
import { ranchesText, StateLink, StateList } from './StateLink';
import { StatePageDocument, type StatePageQuery } from './StatePage.generated';
import { StatesPageDocument, type StatesPageQuery } from './StatesPage.generated';
import { stateVariables } from './stateVariables';

/** Lists the ranches of a state, for people who have no ZIP code at hand. */
export default function StatePage() {
  const state = stateBySlug(usePlace().params.state?.toLowerCase() ?? '');
  return state ? <Ranches key={state.code} state={state} /> : <UnknownState />;
}

function UnknownState() {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="We don’t know this state"
        text="Check the address, or pick a state from the list."
        action={
          <ButtonLink to={paths.states} variant="primary">
            All States
          </ButtonLink>
        }
      />
    </Page>
  );
}

function Ranches({ state }: { state: State }) {
  const zipCode = useKnownZip();
  const list = useQuery(StatePageDocument, { variables: stateVariables(state.name, zipCode) });
  const { data: figures } = useQuery(StatesPageDocument);
  const shown = list.data ?? (list.error ? undefined : list.previousData);
  usePageTitle(`Ranches in ${state.name}`);
  return (
    <Page width="wide">
      <PageHeader
        back={{ to: paths.states, label: 'All states' }}
        title={`Ranches in ${state.name}`}
        lead={leadOf(state, figures?.ranchStates)}
      />
      {shown && <RanchList state={state} ranchers={shown.ranchers} />}
      {!shown && (
        <QueryState error={list.error} refetch={list.refetch}>
          <RancherGridSkeleton cards={6} />
        </QueryState>
      )}
      <NearbyStates state={state} states={figures?.ranchStates ?? []} />
    </Page>
  );
}

type Figures = StatesPageQuery['ranchStates'];

/** Returns a text such as '12 ranches sell straight to families. Halves from $1,600.' */
function leadOf(state: State, figures: Figures | undefined): string {
  if (!figures) return 'Buy straight from the people who raise the beef.';
  const own = figures.find((each) => each.state === state.name);
  if (!own) return `No ranch in ${state.name} sells here yet.`;
  const price = own.halfFrom === null ? '' : ` Halves from ${roundDollars(own.halfFrom)}.`;
  return `${ranchesText(own.ranchCount)} ${own.ranchCount === 1 ? 'sells' : 'sell'} straight to families.${price}`;
}

function RanchList({ state, ranchers }: { state: State; ranchers: StatePageQuery['ranchers'] }) {
  if (ranchers.nodes.length === 0) return <NoRanches state={state} />;
  return (
    <Stack gap={3}>
      <RancherGrid aria-label={`Ranches in ${state.name}`}>
        {ranchers.nodes.map((rancher, index) => (
          <RancherCard key={rancher.id} rancher={rancher} eager={index === 0} />
        ))}
      </RancherGrid>
      {ranchers.totalCount > ranchers.nodes.length && (
        <Cluster justify="center">
          <ButtonLink to={paths.findInState(state.name)} variant="primary">
            See All {ranchesText(ranchers.totalCount)}
          </ButtonLink>
        </Cluster>
      )}
    </Stack>
  );
}

function NoRanches({ state }: { state: State }) {
  return (
    <EmptyState
      title={`No ranches in ${state.name} yet`}
      text="Ranches in other states may deliver or ship to you. Enter your ZIP code to see which ones reach you."
      action={
        <ButtonLink to={paths.findRancher} variant="primary">
          Find Ranches That Reach You
        </ButtonLink>
      }
    />
  );
}

function NearbyStates({ state, states }: { state: State; states: Figures }) {
  const near = neighborsOf(state).map(({ name }) => name);
  const shown = states.filter((each) => near.includes(each.state));
  return (
    <Stack gap={2}>
      {shown.length > 0 && (
        <>
          <Heading level={2} size={28}>
            Nearby states
          </Heading>
          <StateList>
            {shown.map((each) => (
              <StateLink key={each.state} state={each} />
            ))}
          </StateList>
        </>
      )}
      <Cluster>
        <TextLink to={paths.states}>All states</TextLink>
        <TextLink to={paths.findRancher}>Search by ZIP code</TextLink>
      </Cluster>
    </Stack>
  );
}
