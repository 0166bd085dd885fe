import { Globe, Mail, MessageSquare, Phone, Share2 } from 'lucide-react';
import { useState } from 'react';
import { mailUrl } from '../../rules/fields/mailUrl';
import { phoneUrl } from '../../rules/fields/phoneUrl';
import { useSession } from '../session/useSession';
import { useAfterSignIn, useSignInFirst } from '../session/useSignInFirst';
import { Button } from '../ui/button/Button';
import { TitledCard } from '../ui/layout/Section';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import type { ContactCard_rancherFragment } from './ContactCard.generated';

const AskRanchDialog = lazyDialog(() => import('./AskRanchDialog'));

/** The name of the action that `useAfterSignIn` resumes. Its payload is the ranch's ID. */
const ASK = 'ask';

const EXTERNAL_LINK = { target: '_blank', rel: 'noreferrer' };

export function ContactCard({ rancher }: { rancher: ContactCard_rancherFragment }) {
  return (
    <TitledCard title="Ranch Contact" gap={1}>
      {rancher.contact ? (
        <ContactDetails {...rancher.contact} />
      ) : (
        <Text tone="soft">Sign in to call or write to the ranch.</Text>
      )}
      <WebLinks rancher={rancher} />
      <AskTheRanch rancher={rancher} />
    </TitledCard>
  );
}

function ContactDetails({ name, email, phone }: NonNullable<ContactCard_rancherFragment['contact']>) {
  return (
    <>
      <Text strong>{name}</Text>
      {phone ? (
        <TextLink href={phoneUrl(phone)} icon={Phone} quiet>
          {phone}
        </TextLink>
      ) : (
        <Text tone="soft">Phone not available</Text>
      )}
      <TextLink href={mailUrl(email)} icon={Mail} quiet>
        {email}
      </TextLink>
    </>
  );
}

/** Shows families and visitors a button to ask the ranch a question. Visitors sign in first. */
function AskTheRanch({ rancher }: { rancher: ContactCard_rancherFragment }) {
  const [isAsking, setAsking] = useState(false);
  const { viewer } = useSession();
  const signInFirst = useSignInFirst();
  useAfterSignIn(ASK, (askedRancherId) => {
    setAsking(askedRancherId === rancher.id);
    return askedRancherId === rancher.id;
  });
  if (viewer && viewer.userType !== 'CUSTOMER') return null;
  const ask = () => (viewer ? setAsking(true) : signInFirst({ name: ASK, given: rancher.id }));
  return (
    <>
      <Button icon={MessageSquare} onClick={ask}>
        Ask the Ranch
      </Button>
      <AskRanchDialog rancher={rancher} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}

function WebLinks({ rancher }: { rancher: ContactCard_rancherFragment }) {
  return (
    <>
      {rancher.websiteUrl && (
        <TextLink href={rancher.websiteUrl} icon={Globe} quiet {...EXTERNAL_LINK}>
          Website
        </TextLink>
      )}
      {rancher.socialMedia.map(({ platform, url }) => (
        <TextLink key={url} href={url} icon={Share2} quiet {...EXTERNAL_LINK}>
          {platform}
        </TextLink>
      ))}
    </>
  );
}
