import { BRAND } from '../../rules/words/brand';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { Operator } from '../parts/papers/Operator';
import { useSession } from '../session/useSession';
import { Page, PageHeader } from '../ui/layout/Page';
import { TitledCard } from '../ui/layout/Section';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { WithAside } from '../ui/layout/WithAside';
import { CenteredSpinner } from '../ui/state/Spinner';
import { Text } from '../ui/text/Text';
import { JourneyView } from './JourneyView';
import { journeysOf } from './journeys/journeysOf';

const CODECS = { journey: text() };

/** Shows the journeys for the reader's role. The selected one is in the URL. */
export default function GuidePage() {
  const { viewer, loading, isPainted } = useSession();
  const { journey: selectedId, change } = useUrlState(CODECS);
  const journeys = journeysOf(viewer?.userType);
  const journey = journeys.find(({ id }) => id === selectedId);
  // The journeys depend on the reader's role. A prerendered page is for visitors, so it shows theirs immediately.
  const isRoleUnknown = loading && !isPainted;
  return (
    <Page width="wide">
      <PageHeader title="User Guide" lead={`How ${BRAND} works, step by step.`} />
      {isRoleUnknown ? (
        <CenteredSpinner />
      ) : (
        <Tabs
          label="Journeys"
          value={(journey ?? journeys[0]).id}
          onChange={(id) => change({ journey: id })}
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

function ContactCard() {
  return (
    <TitledCard title="Contact us" gap={1.5}>
      <Text size={15}>Write to us. If it’s about an order, have its number handy.</Text>
      <Operator />
      <Text size={15} tone="soft">
        Something wrong or missing on a page? Press Feedback there, and we’ll see which page it was.
      </Text>
    </TitledCard>
  );
}
