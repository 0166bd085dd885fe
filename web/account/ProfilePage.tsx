import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { ApiAccessSection } from '../developers/ApiAccessSection';
import { QueryState } from '../errors/QueryState';
import { PhotosDialog } from '../parts/photos/PhotosDialog';
import { paths } from '../paths';
import { usePermissions, useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { Section } from '../ui/layout/Section';
import { Notice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { Skeleton } from '../ui/state/Skeleton';
import { Text } from '../ui/text/Text';
import { AccountSection } from './AccountSection';
import { CalendarSection } from './CalendarSection';
import { DevicesSection } from './DevicesSection';
import { ClosedAccount } from './data/ClosedAccount';
import { DataSection } from './data/DataSection';
import { EmailSection } from './email/EmailSection';
import { FavoriteRanchers } from './FavoriteRanchers';
import { PartsWithIndex, type ProfilePart } from './PartsWithIndex';
import { PasswordSection } from './PasswordSection';
import { ProfilePageDocument, type ProfilePageQuery } from './ProfilePage.generated';
import { TwoStepSection } from './twoStep/TwoStepSection';

const RanchProfile = lazy(retryImport(() => import('../rancher/profile/RanchProfile')));
const HelpersSection = lazy(retryImport(() => import('./helpers/HelpersSection')));
const LeaveRanchSection = lazy(retryImport(() => import('./helpers/LeaveRanchSection')));

export default function ProfilePage() {
  const { viewer } = useSession();
  return viewer?.deletesAt ? <ClosedAccount deletesAt={viewer.deletesAt} /> : <OpenProfile />;
}

function OpenProfile() {
  const { data, error, refetch } = useQuery(ProfilePageDocument);
  return (
    <Page>
      <PageHeader title="Profile Settings" />
      {!data && (
        <QueryState error={error} refetch={refetch} label="Loading your profile">
          <Stack gap={2}>
            <Skeleton width="30%" height="34px" />
            <Skeleton height="240px" />
          </Stack>
        </QueryState>
      )}
      {data?.viewer && <Profile viewer={data.viewer} />}
    </Page>
  );
}

type ProfileViewer = NonNullable<ProfilePageQuery['viewer']>;

function Profile({ viewer }: { viewer: ProfileViewer }) {
  if (viewer.mustChangePassword) return <TemporaryPassword />;
  if (viewer.secondFactorSetup === 'NOW') return <TwoStepSection user={viewer} />;
  return <ProfileParts viewer={viewer} />;
}

function ProfileParts({ viewer }: { viewer: ProfileViewer }) {
  const { withPeople, withOrders, withRanch } = usePermissions();
  const isRancher = viewer.userType === 'RANCHER';
  const hasCalendar = viewer.userType === 'CUSTOMER' || (isRancher && withOrders);
  const account = (
    <>
      <AccountSection user={viewer} />
      <EmailSection user={viewer} />
    </>
  );
  const parts: (ProfilePart | false)[] = [
    { name: 'account', label: 'Account', content: account },
    isRancher && withRanch && { name: 'ranch', label: 'Ranch', content: <RanchSection /> },
    isRancher && { name: 'helpers', label: 'Helpers', content: <PeopleOfRanch /> },
    viewer.userType === 'CUSTOMER' && {
      name: 'favorites',
      label: 'Favorites',
      content: <FavoriteRanchers viewerId={viewer.id} favorites={viewer.favorites} />,
    },
    { name: 'password', label: 'Password', content: <PasswordSection /> },
    { name: 'twoStep', label: 'Two-Step', content: <TwoStepSection user={viewer} /> },
    withPeople && { name: 'api', label: 'API', content: <ApiAccessSection /> },
    hasCalendar && { name: 'calendar', label: 'Calendar', content: <CalendarSection /> },
    { name: 'notifications', label: 'Notifications', content: <NotificationsSection /> },
    { name: 'devices', label: 'Devices', content: <DevicesSection /> },
    { name: 'data', label: 'Your Data', content: <DataSection user={viewer} /> },
  ];
  return (
    <PartsWithIndex
      parts={parts.filter((part) => part !== false)}
      first={isRancher && withRanch ? 'ranch' : 'account'}
    />
  );
}

function RanchSection() {
  return (
    <>
      <Suspense>
        <RanchProfile />
      </Suspense>
      <PhotosDialog />
    </>
  );
}

/** Shows an owner who helps on the ranch. Helpers can leave it. */
function PeopleOfRanch() {
  const { ranch, ranchRole } = useSession().viewer ?? {};
  return (
    <Suspense>
      {ranchRole === 'OWNER' && <HelpersSection />}
      {ranch && ranchRole && ranchRole !== 'OWNER' && (
        <LeaveRanchSection ranchName={ranch.ranchName} role={ranchRole} />
      )}
    </Suspense>
  );
}

function NotificationsSection() {
  return (
    <Section title="Notifications">
      <Text measure>Choose what we email you about.</Text>
      <Cluster>
        <ButtonLink to={paths.notifications}>Choose Notifications</ButtonLink>
      </Cluster>
    </Section>
  );
}

function TemporaryPassword() {
  return (
    <>
      <Notice tone="warning" title="Please choose your own password">
        You're using a temporary password. Change it to continue.
      </Notice>
      <PasswordSection />
    </>
  );
}
