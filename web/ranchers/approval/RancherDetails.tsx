import { RANCH_APPROVAL } from '../../../rules/vocabulary';
import { Badge } from '../../ui/Badge';
import { Cluster } from '../../ui/Cluster';
import { DescriptionList } from '../../ui/DescriptionList';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { RanchPicture } from '../RanchPicture';
import { approvalTone } from './approvalTone';
import { offersAndPractices } from './offersAndPractices';
import type { RancherDetails_rancherFragment } from './RancherDetails.generated';

/** What an admin looks at before deciding about a ranch. */
export function RancherDetails({ ranch }: { ranch: RancherDetails_rancherFragment }) {
  const { contact, approval } = ranch;
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
      <DescriptionList
        columns={2}
        items={[
          { term: 'Contact', details: contact.name },
          { term: 'Email', details: <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink> },
          { term: 'Phone', details: contact.phone || 'Not provided' },
          {
            term: 'Approval status',
            details: <Badge tone={approvalTone[approval]}>{RANCH_APPROVAL.label(approval)}</Badge>,
          },
        ]}
      />
    </Stack>
  );
}
