import { COW_SHARES } from '../../../rules/products/cowShares';

import { practicesOf } from '../../parts/ranches/practices';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { paths } from '../../paths';
import { DeliveryMethods } from '../../ranch/delivery/DeliveryMethods';
import { RanchPrices } from '../../ranch/offers/RanchPrices';
import { RanchFacts } from '../../ranch/RanchFacts';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { Section } from '../../ui/layout/Section';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Heading, Text } from '../../ui/text/Text';
import { emailAndPhone } from '../EmailLink';
import { ApprovalBadge } from './ApprovalBadge';
import type { RanchDetails_rancherFragment } from './RanchDetails.generated';

interface RanchDetailsProps {
  ranch: RanchDetails_rancherFragment;
}

/** Shows what admins review before they decide about a ranch. */
export function RanchDetails({ ranch }: RanchDetailsProps) {
  return (
    <Stack gap={3}>
      <RanchPicture
        url={ranch.imageUrl}
        alt={`Picture of ${ranch.ranchName}`}
        sizes="(min-width: 768px) 552px, 100vw"
        ratio="16/9"
        rounded
        eager
      />
      <RanchSummary ranch={ranch} />
      <ContactFacts ranch={ranch} />
      <Section title="Products and prices" level={3}>
        <RanchPrices rancher={ranch} />
      </Section>
      <Section title="Pickup and delivery" level={3}>
        <DeliveryMethods rancher={ranch} />
      </Section>
      <Section title="About the ranch" level={3}>
        <RanchFacts rancher={ranch} />
      </Section>
      {ranch.galleryImages.length > 0 && (
        <Section title="Gallery" level={3}>
          <Gallery ranch={ranch} />
        </Section>
      )}
    </Stack>
  );
}

function RanchSummary({ ranch }: RanchDetailsProps) {
  return (
    <Stack gap={1}>
      <Heading level={3} size={28}>
        {ranch.ranchName}
      </Heading>
      <Text tone="soft">
        {ranch.city}, {ranch.state} {ranch.zipCode}
      </Text>
      <Cluster>
        {offersAndPractices(ranch).map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </Cluster>
      <Text measure>{ranch.description || 'No description provided.'}</Text>
    </Stack>
  );
}

function ContactFacts({ ranch }: RanchDetailsProps) {
  const { contact } = ranch;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Contact', details: contact.name },
        ...emailAndPhone(contact),
        { term: 'Website', details: ranch.websiteUrl ? <Website url={ranch.websiteUrl} /> : 'Not provided' },
        {
          term: 'Approval status',
          details: <ApprovalBadge approval={ranch.approval} />,
        },
        {
          term: 'Page',
          details: (
            <TextLink href={paths.ranch(ranch)} target="_blank">
              See the ranch page (new tab)
            </TextLink>
          ),
        },
      ]}
    />
  );
}

function Website({ url }: { url: string }) {
  return (
    <TextLink href={url} target="_blank" rel="noreferrer nofollow">
      {url}
    </TextLink>
  );
}

function Gallery({ ranch }: RanchDetailsProps) {
  return (
    <Grid as="ul" columns={3} min={120} gap={1}>
      {ranch.galleryImages.map((url, at) => (
        <li key={url}>
          <RanchPicture
            url={url}
            alt={`Gallery picture ${at + 1} of ${ranch.ranchName}`}
            sizes="200px"
            ratio="3/2"
            rounded
          />
        </li>
      ))}
    </Grid>
  );
}

/** Names the shares that a ranch offers, priced or not, and the practices that families can filter by. */
function offersAndPractices(ranch: RanchDetails_rancherFragment): string[] {
  const shares = COW_SHARES.filter(({ offerField }) => ranch[offerField]).map(({ label }) => label);
  const practices = practicesOf(ranch).filter(({ isFilter }) => isFilter);
  return [...shares, ...practices.map(({ label }) => label)];
}
