import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { customerDate } from '../../../rules/time/dates';
import { useSubmit } from '../../errors/useSubmit';
import { useEmailConfirmation, useReadSessionOnReturn } from '../../session/useEmailConfirmation';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Text } from '../../ui/text/Text';
import { Line, Lines, LineText } from '../SecurityLines';
import type { CodeField_userFragment } from '../twoStep/CodeField.generated';
import { CancelEmailChangeDocument, type EmailSection_userFragment } from './EmailSection.generated';

const ChangeEmailDialog = lazyDialog(() => import('./ChangeEmailDialog'));

/** Shows whether the email is confirmed, and lets a person change it. */
export function EmailSection({ user }: { user: EmailSection_userFragment & CodeField_userFragment }) {
  const [isChanging, setChanging] = useState(false);
  const { send, pending, mustWait, statusText } = useEmailConfirmation();
  const { email, emailConfirmed } = user;
  // A confirmation in another tab updates the cached email, but leaves the cached pending change.
  const emailChange = user.emailChange?.email === email ? null : user.emailChange;
  useReadSessionOnReturn(!emailConfirmed || emailChange !== null);
  const link = (
    <Button size="small" pending={pending} disabled={mustWait} onClick={send}>
      Send the Link Again
    </Button>
  );
  return (
    <Section id="email" title="Email">
      <Lines>
        <Line>
          <LineText title={email}>
            {emailConfirmed ? 'Confirmed' : 'Not confirmed. Use the link that we send you.'}
          </LineText>
          {!emailConfirmed && !emailChange && link}
        </Line>
        {emailChange && (
          <Line>
            <LineText title={emailChange.email}>{changeText(emailChange)}</LineText>
            <Cluster>
              {!emailChange.takesEffectAt && link}
              <CancelButton />
            </Cluster>
          </Line>
        )}
      </Lines>
      <div role="status">{statusText && <Text>{statusText}</Text>}</div>
      <div>
        <Button onClick={() => setChanging(true)}>Change Email</Button>
      </div>
      <ChangeEmailDialog user={user} open={isChanging} onOpenChange={setChanging} />
    </Section>
  );
}

const changeText = ({ takesEffectAt, expiresAt }: NonNullable<EmailSection_userFragment['emailChange']>) =>
  takesEffectAt
    ? `Confirmed. It becomes your email on ${customerDate(takesEffectAt)}. Your old email was never confirmed, so anyone who reads its mail can stop the change until then.`
    : `Open the link that we sent there by ${customerDate(expiresAt)} to make this your email.`;

function CancelButton() {
  const [cancelChange, { loading }] = useMutation(CancelEmailChangeDocument);
  const cancel = useSubmit({
    send: () => cancelChange(),
    successToast: { title: 'Change Canceled', description: 'Your email stays the same.' },
    errorToast: "Couldn't cancel the change",
    fieldErrors: () => ({}),
  });
  return (
    <Button size="small" pending={loading} onClick={() => cancel()}>
      Cancel the Change
    </Button>
  );
}
