import { Globe, Mail, MessageSquare, Phone, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { TitledCard } from '../ui/layout/TitledCard';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { Text } from '../ui/text/Text';
import { TextLink } from '../ui/text/TextLink';
import type { ContactCard_rancherFragment } from './ContactCard.generated';

const AskRanchDialog = lazyDialog(() => import('./AskRanchDialog'));

const OUTSIDE = { target: '_blank', rel: 'noreferrer' };

export function ContactCard({ rancher }: { rancher: ContactCard_rancherFragment }) {
  const { name, email, phone } = rancher.contact;
  return (
    <TitledCard title="Ranch Contact" gap={1}>
      <Text strong>{name}</Text>
      {phone ? (
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} icon={Phone} quiet>
          {phone}
        </TextLink>
      ) : (
        <Text tone="soft">Phone not available</Text>
      )}
      <TextLink href={`mailto:${email}`} icon={Mail} quiet>
        {email}
      </TextLink>
      <Elsewhere rancher={rancher} />
      <AskTheRanch rancher={rancher} />
    </TitledCard>
  );
}

/** For families. */
function AskTheRanch({ rancher }: { rancher: ContactCard_rancherFragment }) {
  const [isAsking, setAsking] = useState(false);
  if (useSession().viewer?.userType !== 'CUSTOMER') return null;
  return (
    <>
      <Button icon={MessageSquare} onClick={() => setAsking(true)}>
        Ask the ranch
      </Button>
      <AskRanchDialog rancher={rancher} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}

function Elsewhere({ rancher }: { rancher: ContactCard_rancherFragment }) {
  return (
    <>
      {rancher.websiteUrl && (
        <TextLink href={rancher.websiteUrl} icon={Globe} quiet {...OUTSIDE}>
          Website
        </TextLink>
      )}
      {rancher.socialMedia.map(({ platform, url }) => (
        <TextLink key={url} href={url} icon={Share2} quiet {...OUTSIDE}>
          {platform}
        </TextLink>
      ))}
    </>
  );
}
