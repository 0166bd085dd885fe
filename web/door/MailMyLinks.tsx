import { useState } from 'react';
import { doorLinksForm } from '../../rules/herd/doorForm';
import { mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Section } from '../ui/layout/Section';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import { MailDoorLinksDocument } from './DoorPage.generated';

/** Mails a processor its links again, such as for a new phone. */
export default function MailMyLinks() {
  const [message, setMessage] = useState('');
  const send = useSubmit({
    send: ({ email }: { email: string }) => mutate(MailDoorLinksDocument, { email: email.trim() }),
    ...errorsInForm("Couldn't send the links"),
    onSuccess: ({ mailDoorLinks }) => setMessage(mailDoorLinks.message),
  });
  return (
    <Section title="Lost your link?">
      <Text>
        Enter the email that a ranch sent it to, and we'll send you new links. There's no account and no password.
      </Text>
      {message ? (
        <Notice tone="success" title="Check your email" role="status">
          {message}
        </Notice>
      ) : (
        <Form initialValues={{ email: '' }} schema={doorLinksForm} onSubmit={send} label="Lost your link">
          <Field name="email" label="Email" type="email" autoComplete="email" />
          <SubmitButton size="large">Email My Links</SubmitButton>
        </Form>
      )}
    </Section>
  );
}
