import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { messageOf } from '../../errors/messageOf';
import { paths } from '../../paths';
import { media, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/Cluster';
import { ErrorState } from '../../ui/ErrorState';
import { Heading } from '../../ui/Heading';
import { SkeletonGroup, SkeletonText } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { PracticeBadges } from '../PracticeBadges';
import { CompletenessMeter } from '../profile/CompletenessMeter';
import { RanchPicture } from '../RanchPicture';
import { OnSale } from './OnSale';
import { type ProfileTab_rancherFragment, ProfileTabDocument } from './ProfileTab.generated';

const Layout = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(4)};
  }
`;

/** The ranch as families see it. */
export default function ProfileTab() {
  const { data, error, refetch } = useQuery(ProfileTabDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  if (ranch) return <Summary ranch={ranch} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  return (
    <SkeletonGroup label="Loading your profile">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}

function Summary({ ranch }: { ranch: ProfileTab_rancherFragment }) {
  return (
    <Layout>
      <RanchPicture url={ranch.imageUrl} alt="" ratio="3/2" sizes="(min-width: 768px) 33vw, 100vw" rounded />
      <Stack gap={2}>
        <div>
          <Heading level={2}>{ranch.ranchName}</Heading>
          <Text tone="soft">{`${ranch.city}, ${ranch.state} ${ranch.zipCode}`}</Text>
        </div>
        <Text measure>{ranch.description || 'No description provided.'}</Text>
        <PracticeBadges rancher={ranch} />
        <OnSale ranch={ranch} />
        <CompletenessMeter ranch={ranch} />
        <Cluster gap={1.5}>
          <ButtonLink to={paths.rancher(ranch.id)}>
            {ranch.approval === 'APPROVED' ? 'View public page' : 'Preview public page'}
          </ButtonLink>
          <ButtonLink to={paths.profile}>Update Profile</ButtonLink>
        </Cluster>
      </Stack>
    </Layout>
  );
}
