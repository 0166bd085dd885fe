import { useSearchParams } from 'react-router-dom';
import { BRAND } from '../../rules/brand';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { useSession } from '../session/useSession';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { TabPanel, Tabs } from '../ui/Tabs';
import { WithAside } from '../ui/WithAside';
import { ContactCard } from './ContactCard';
import { JourneyView } from './JourneyView';
import { journeysOf } from './journeys/journeysOf';

/** How everything is done, for the kind of person who reads; the chosen journey stands in the address. */
export default function GuidePage() {
  const { viewer, loading } = useSession();
  const [params, setParams] = useSearchParams();
  const journeys = journeysOf(viewer?.userType);
  const asked = params.get('journey');
  const journey = journeys.find(({ id }) => id === asked);
  // It may belong to someone of whom the session will tell; a visitor's page stands at once.
  const isUnclear = loading && asked !== null && !journey;
  return (
    <Page width="wide">
      <PageHeader title="User Guide" lead={`How ${BRAND} works, step by step.`} />
      {isUnclear ? (
        <CenteredSpinner />
      ) : (
        <Tabs
          label="Journeys"
          value={(journey ?? journeys[0]).id}
          onChange={(id) => setParams({ journey: id }, { replace: true })}
          tabs={journeys.map(({ id, label }) => ({ value: id, label }))}
        >
          {journeys.map((each) => (
            <TabPanel key={each.id} value={each.id}>
              <WithAside aside={<ContactCard />}>
                <JourneyView journey={each} isVisitor={!viewer} />
              </WithAside>
            </TabPanel>
          ))}
        </Tabs>
      )}
    </Page>
  );
}
