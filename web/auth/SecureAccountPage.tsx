import { usePlace } from '../address/usePlace';
import { mutate } from '../apollo/mutate';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Text } from '../ui/text/Text';
import { MailedLink } from './MailedLink';
import { FormOutcome } from './PageWithPicture';
import { SecureAccountDocument } from './SecureAccountPage.generated';

const TEXTS = {
  email: {
    title: 'Keep your email',
    question: "If it wasn't you who asked for another email, stop the change here.",
    button: 'Stop the Change',
    done: 'Your email stays the same',
  },
  other: {
    title: "Wasn't that you?",
    question: 'If someone else changed how you sign in, take your account back here.',
    button: 'Secure My Account',
    done: 'Your account is yours again',
  },
};

const CONSEQUENCES =
  'This signs out every device and ends the password. It also removes what was added in the last 7 days: passkeys, authenticator app, recovery codes, API tokens, webhooks and helpers. Your calendar gets a new address.';

/** The page of the links in emails about a change of the email, and of how a person signs in otherwise. */
export default function SecureAccountPage() {
  const { title, question, button, done } = usePlace().screen === 'undoEmailChange' ? TEXTS.email : TEXTS.other;
  return (
    <MailedLink
      title={title}
      lead={`${question} ${CONSEQUENCES}`}
      button={button}
      send={async (token) => (await mutate(SecureAccountDocument, { token })).secureAccount}
      fallback={<NewPassword />}
    >
      {({ emailRestored }) => (
        <FormOutcome title={emailRestored ? 'You have your email back' : done}>
          Every device was signed out, and the old password no longer works. We've sent you a link to choose a new one.
        </FormOutcome>
      )}
    </MailedLink>
  );
}

const NewPassword = () => (
  <>
    <Text>If you can't get into your account anymore, try a new password.</Text>
    <Cluster>
      <ButtonLink to={paths.forgotPassword} variant="primary">
        Choose a New Password
      </ButtonLink>
    </Cluster>
  </>
);
