import { mutate } from '../apollo/mutate';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/text/Text';
import { MailDoorLinksDocument } from './DoorPage.generated';
import { EmailForm } from './EmailForm';

const mailLinks = async (email: string) => (await mutate(MailDoorLinksDocument, { email })).mailDoorLinks.message;

/** Mails a processor its links again, such as for a new phone. */
export default function MailMyLinks() {
  return (
    <Section title="Lost your link?">
      <Text>
        Enter the email that a ranch sent it to, and we'll send you new links. There's no account and no password.
      </Text>
      <EmailForm label="Lost your link" submitLabel="Email My Links" send={mailLinks} />
    </Section>
  );
}
