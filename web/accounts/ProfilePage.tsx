import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { messageOf } from '../errors/messageOf';
import { ApiAccessSection } from '../partners/ApiAccessSection';
import { PhotosDialog } from '../photos/PhotosDialog';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { patient } from '../ui/patient';
import { AccountSection } from './AccountSection';
import { DevicesSection } from './DevicesSection';
import { FavoriteRanchers } from './FavoriteRanchers';
import { PasswordSection } from './PasswordSection';
import { ProfilePageDocument, type ProfilePageQuery } from './ProfilePage.generated';
import { ProfileSkeleton } from './ProfileSkeleton';

const RanchProfile = lazy(patient(() => import('../ranchers/RanchProfile')));

export default function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfilePageDocument);
  return (
    <Page>
      <PageHeader title="Profile Settings" />
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!error && !data && <ProfileSkeleton />}
      {data?.viewer && <Profile viewer={data.viewer} />}
    </Page>
  );
}

function Profile({ viewer }: { viewer: NonNullable<ProfilePageQuery['viewer']> }) {
  if (viewer.mustChangePassword) return <TemporaryPassword />;
  return (
    <>
      <AccountSection user={viewer} />
      {viewer.userType === 'RANCHER' && (
        <Suspense>
          <RanchProfile />
          <PhotosDialog />
        </Suspense>
      )}
      {viewer.userType === 'CUSTOMER' && <FavoriteRanchers viewerId={viewer.id} favorites={viewer.favorites} />}
      <PasswordSection />
      {viewer.userType !== 'CUSTOMER' && <ApiAccessSection />}
      <DevicesSection />
    </>
  );
}

function TemporaryPassword() {
  return (
    <>
      <Notice tone="warning" title="Please choose a password of your own">
        You signed in with a temporary one. Everything else opens once it is changed.
      </Notice>
      <PasswordSection />
    </>
  );
}
