import { useEffect, useState } from 'react';
import type { HelperRole } from '../../rules/accounts/duties';
import { type AcceptInvitationValues, acceptInvitationForm } from '../../rules/accounts/helperForm';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { ask, mutate } from '../apollo/mutate';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { useAfterLogin } from '../session/useAfterLogin';
import { useLogout } from '../session/useLogout';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Cluster } from '../ui/layout/Cluster';
import { PageHeader } from '../ui/layout/PageHeader';
import { CenteredSpinner } from '../ui/state/CenteredSpinner';
import { ErrorState } from '../ui/state/ErrorState';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import {
  AcceptHelperInvitationDocument,
  HelperInvitationDocument,
  type HelperInvitationQuery,
} from './HelperInvitationPage.generated';
import { PageWithPicture } from './PageWithPicture';
import { PASSWORD_HINT } from './passwordHint';

const codecs = { token: text(500) };

/** Where the letter to somebody whom a ranch invited leads. They choose a name and a password, and are signed in. */
export default function HelperInvitationPage() {
  const { token } = useUrlState(codecs);
  const { viewer, loading } = useSession();
  // Accepting signs in, after which the page must not ask to sign out before it leads on.
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (!loading && wasSignedIn === undefined) setWasSignedIn(viewer !== null);
  return (
    <PageWithPicture>
      {loading && <CenteredSpinner />}
      {!loading && wasSignedIn && viewer && <SignedIn name={viewer.name} />}
      {!loading && !(wasSignedIn && viewer) && <Invitation token={token} />}
    </PageWithPicture>
  );
}

function SignedIn({ name }: { name: string }) {
  const logout = useLogout();
  return (
    <>
      <PageHeader title="Help at a ranch" lead={`You're signed in as ${name}.`} />
      <Text measure>Helping takes a sign-in of its own. Log out, and open the link from the email again.</Text>
      <Cluster>
        <Button variant="primary" onClick={logout}>
          Log out
        </Button>
      </Cluster>
    </>
  );
}

type Found = HelperInvitationQuery['helperInvitation'] | undefined;

function Invitation({ token }: { token: string }) {
  const [found, setFound] = useState<Found>(token ? undefined : null);
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!token) return;
    let isHere = true;
    ask(HelperInvitationDocument, { token }).then(
      ({ helperInvitation }) => isHere && setFound(helperInvitation),
      (reason) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
    };
  }, [token, tries]);
  const retry = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  if (found) return <AcceptForm token={token} invitation={found} onInvalid={() => setFound(null)} />;
  if (found === null) return <InvalidInvitation />;
  return error ? <ErrorState headingLevel={1} message={messageOf(error)} onRetry={retry} /> : <CenteredSpinner />;
}

const WORK: Record<HelperRole, string> = {
  WORK_ORDERS: "You'll see what families ordered, move orders along, and write with families.",
  RUN_RANCH: "You'll take care of the orders, the herd, the products and the ranch page. The owner keeps the money.",
};

interface AcceptFormProps {
  token: string;
  invitation: NonNullable<Found>;
  onInvalid: () => void;
}

function AcceptForm({ token, invitation: { ranchName, email, role }, onInvalid }: AcceptFormProps) {
  const accept = useAccept(token, onInvalid);
  return (
    <>
      <PageHeader title={`Help at ${ranchName}`} lead={WORK[role]} />
      <Notice tone="info">{`You'll sign in with ${email}.`}</Notice>
      <Form<AcceptInvitationValues>
        initialValues={{ name: '', password: '' }}
        schema={acceptInvitationForm}
        onSubmit={accept}
        label="Accept the invitation"
      >
        <Field name="name" label="Your full name" autoComplete="name" />
        <Field name="password" label="Password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <SubmitButton wide size="large">
          Accept the Invitation
        </SubmitButton>
      </Form>
    </>
  );
}

function useAccept(token: string, onInvalid: () => void) {
  const afterLogin = useAfterLogin();
  return useSubmit({
    send: async (values: AcceptInvitationValues) => {
      const { acceptHelperInvitation } = await mutate(AcceptHelperInvitationDocument, { input: { token, ...values } });
      return acceptHelperInvitation.user;
    },
    failure: (error) => ({ title: "Couldn't accept the invitation", description: messageOf(error) }),
    fieldErrors: (error) => fieldErrorsOf(error),
    done: (user) => afterLogin(user),
    failed: (error) => codeOf(error) === 'BAD_USER_INPUT' && fieldErrorsOf(error).token && onInvalid(),
  });
}

function InvalidInvitation() {
  return (
    <>
      <PageHeader title="This invitation doesn't work" lead="It has expired, was used already, or was taken back." />
      <Text measure>
        Please ask the ranch for a new one. If you've accepted it before, sign in with the email it was sent to.
      </Text>
      <Cluster>
        <ButtonLink to={paths.auth} variant="primary">
          Sign in
        </ButtonLink>
      </Cluster>
    </>
  );
}
