import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { dayIn } from '../../rules/time/timeZone';
import { mutate } from '../apollo/mutate';
import { QueryState } from '../errors/QueryState';
import { serverTime } from '../session/serverTime';
import { Button } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { Notice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { CenteredSpinner } from '../ui/state/Spinner';
import { DoorPageDocument, LeaveDoorsDocument } from './DoorPage.generated';
import { useDoorLink } from './useDoorLink';

const DueDays = lazy(retryImport(() => import('./DueDays')));
const PlantSlots = lazy(retryImport(() => import('./PlantSlots')));
const MailMyLinks = lazy(retryImport(() => import('./MailMyLinks')));

/** What ranches send a processor: the animals that are due, who owns them and how they're cut. It needs no account. */
export default function DoorPage() {
  const { data, error, refetch } = useQuery(DoorPageDocument, { fetchPolicy: 'cache-and-network' });
  const link = useDoorLink(refetch);
  if (!data || link === 'opening') {
    return (
      <Page>
        <QueryState error={error} refetch={refetch} headingLevel={1} label="Loading your animals" />
      </Page>
    );
  }
  const today = dayIn(data.timeZone, new Date(serverTime.now()));
  const isOpen = data.doors.length > 0;
  return (
    <Page>
      <PageHeader
        title={isOpen ? (data.doors[0]?.processorName ?? '') : 'For processors'}
        lead={
          isOpen ? 'Animals that are due, who owns them and how to cut them.' : 'Open the link that a ranch sent you.'
        }
        actions={isOpen && <LeaveButton onLeft={refetch} />}
      />
      <Stack gap={4}>
        {link === 'invalid' && (
          <Notice tone="danger" role="alert" title="This link doesn't work">
            It's incomplete, was revoked, or was replaced by a newer one. Ask the ranch for a new link.
          </Notice>
        )}
        <Suspense fallback={<CenteredSpinner />}>
          {isOpen ? (
            <>
              <DueDays doors={data.doors} today={today} />
              <PlantSlots today={today} />
            </>
          ) : (
            <MailMyLinks />
          )}
        </Suspense>
      </Stack>
    </Page>
  );
}

/** Forgets all links in this browser, such as on a computer that others use too. */
function LeaveButton({ onLeft }: { onLeft: () => Promise<unknown> }) {
  const [pending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    await mutate(LeaveDoorsDocument, {}).then(
      () => onLeft(),
      () => undefined,
    );
    setPending(false);
  };
  return (
    <Button size="small" pending={pending} onClick={leave}>
      Forget Links on This Device
    </Button>
  );
}
