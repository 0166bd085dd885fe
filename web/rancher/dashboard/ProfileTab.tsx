import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { COW_SHARES, isOnSale } from '../../../rules/products/cowShares';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranches/ranchFacts';
import { QueryState } from '../../errors/QueryState';
import { deliverySummary } from '../../parts/ranches/offers';
import { PracticeBadges } from '../../parts/ranches/PracticeBadges';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { paths } from '../../paths';
import { media, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Money } from '../../ui/text/Money';
import { Heading, Text } from '../../ui/text/Text';
import { CompletenessMeter } from '../profile/CompletenessMeter';
import { type ProfileTab_rancherFragment, ProfileTabDocument } from './ProfileTab.generated';

const Layout = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(4)};
  }
`;

export default function ProfileTab() {
  const { data, error, refetch } = useQuery(ProfileTabDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  if (ranch) return <Summary ranch={ranch} />;
  return <QueryState error={error} refetch={refetch} label="Loading your profile" />;
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
        <Offers ranch={ranch} />
        <CompletenessMeter ranch={ranch} />
        <Cluster gap={1.5}>
          <ButtonLink to={paths.ranch(ranch)}>
            {ranch.approval === 'APPROVED' ? 'View Public Page' : 'Preview Public Page'}
          </ButtonLink>
          <ButtonLink to={paths.profile}>Update Profile</ButtonLink>
        </Cluster>
      </Stack>
    </Layout>
  );
}

function Offers({ ranch }: { ranch: ProfileTab_rancherFragment }) {
  const shares = COW_SHARES.map((share) => ({
    term: share.label,
    details: isOnSale(ranch, share) ? <Money>{formatCents(ranch[share.priceField])}</Money> : 'Not on sale',
  }));
  const products = ranch.products.filter(({ available }) => available).map(({ name }) => name);
  return (
    <DescriptionList
      columns={3}
      items={[
        ...shares,
        { term: 'Products', details: products.join(', ') || 'None yet' },
        { term: 'Delivery', details: deliverySummary(ranch) },
        { term: 'Processing', details: `${ranch.processingTimeWeeks ?? DEFAULT_PROCESSING_WEEKS} weeks` },
      ]}
    />
  );
}
