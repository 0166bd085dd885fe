import { customerDate } from '../../rules/time/dates';
import { mutate } from '../apollo/mutate';
import { paths } from '../paths';
import { pathAfterLogin } from '../session/pathAfterLogin';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Text } from '../ui/text/Text';
import { ConfirmEmailDocument, type ConfirmEmailMutation } from './ConfirmEmailPage.generated';
import { MailedLink } from './MailedLink';
import { FormOutcome } from './PageWithPicture';

type Confirmed = ConfirmEmailMutation['confirmEmail'];

export default function ConfirmEmailPage() {
  const confirm = useConfirmEmail();
  return (
    <MailedLink
      title="Confirm your email"
      lead="Press the button to show us that this email is yours."
      button="Confirm my email"
      send={confirm}
      fallback={<AnotherLink />}
    >
      {(confirmed) => <Done {...confirmed} />}
    </MailedLink>
  );
}

/** Confirms the email. If the person is signed in, also reloads the session, so that the header is up to date. */
function useConfirmEmail() {
  const { viewer } = useSession();
  return async (token: string): Promise<Confirmed> => {
    const { confirmEmail } = await mutate(ConfirmEmailDocument, { token });
    if (viewer) await import('../session/setViewer').then(({ readViewer }) => readViewer()).catch(() => null);
    return confirmEmail;
  };
}

function outcomeOf({ email, wasChanged, changesAt }: Confirmed): string {
  if (changesAt) {
    return `It replaces your old email on ${customerDate(changesAt)}. That one was never confirmed, so anyone who reads its mail has until then to stop the change. Until then, keep signing in with the old one.`;
  }
  return wasChanged ? `From now on, sign in with ${email}.` : `Thanks! Your email is ${email}.`;
}

function Done(confirmed: Confirmed) {
  const { viewer } = useSession();
  return (
    <>
      <FormOutcome title="Your email is confirmed">{outcomeOf(confirmed)}</FormOutcome>
      <Cluster>
        <ButtonLink to={viewer ? pathAfterLogin(viewer) : paths.auth} variant="primary">
          {viewer ? 'Continue' : 'Sign in'}
        </ButtonLink>
      </Cluster>
    </>
  );
}

/** Links to the profile, which can send a new link. */
function AnotherLink() {
  const { viewer } = useSession();
  if (viewer?.emailConfirmed) return <Text>Your email, {viewer.email}, is confirmed already.</Text>;
  return (
    <Cluster>
      <ButtonLink to={paths.profile} variant="primary">
        {viewer ? 'Send a New Link from Your Profile' : 'Sign in to Get a New Link'}
      </ButtonLink>
    </Cluster>
  );
}
