import { type ReactNode, useEffect, useState } from 'react';
import { type AcceptInvitationValues, acceptInvitationForm } from '../../rules/accounts/helperForm';
import { useMailedToken } from '../address/mailedToken';
import { codeOf, fieldErrorsOf } from '../errors/graphErrors';
import { QueryState } from '../errors/QueryState';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { AcceptsTerms } from '../parts/papers/AcceptsTerms';
import { paths } from '../paths';
import { useAfterLogin } from '../session/useAfterLogin';
import { useLogout } from '../session/useLogout';
import { useSession, type Viewer } from '../session/useSession';
import { Button, ButtonLink } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Cluster } from '../ui/layout/arrange';
import { PageHeader } from '../ui/layout/Page';
import { CenteredSpinner } from '../ui/state/Spinner';
import { Text } from '../ui/text/Text';
import { PageWithPicture } from './PageWithPicture';
import { PASSWORD_HINT } from './passwordHint';

interface MailedInvitationProps<Invitation> {
  /** The heading for a signed-in person, who can't accept the invitation now. */
  title: string;
  /** Tells a signed-in person why they have to log out first. */
  logoutReason: string;
  /** Who can send a new invitation, like 'the ranch'. */
  inviter: string;
  /** Returns null if the invitation can't be accepted anymore. */
  find: (token: string) => Promise<Invitation | null>;
  accept: (input: AcceptInvitationValues & { token: string }) => Promise<Viewer>;
  /** Renders the content above the form. */
  children: (invitation: Invitation) => ReactNode;
}

/** The page behind the link in an invitation email. The invited person chooses a name and a password, and is signed in. */
export function MailedInvitation<Invitation>(props: MailedInvitationProps<Invitation>) {
  const token = useMailedToken();
  const { viewer, loading } = useSession();
  // Accepting an invitation signs the person in. The page must not ask them to log out before it redirects.
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (!loading && wasSignedIn === undefined) setWasSignedIn(viewer !== null);
  return (
    <PageWithPicture>
      {loading && <CenteredSpinner />}
      {!loading && wasSignedIn && viewer && <SignedIn {...props} name={viewer.name} />}
      {!loading && !(wasSignedIn && viewer) && <AcceptInvitation {...props} token={token} />}
    </PageWithPicture>
  );
}

type SignedInProps = Pick<MailedInvitationProps<unknown>, 'title' | 'logoutReason'> & { name: string };

function SignedIn({ title, logoutReason, name }: SignedInProps) {
  const logout = useLogout();
  return (
    <>
      <PageHeader title={title} lead={`You're signed in as ${name}.`} />
      <Text measure>{logoutReason} Log out, and open the link from the email again.</Text>
      <Cluster>
        <Button variant="primary" onClick={logout}>
          Log Out
        </Button>
      </Cluster>
    </>
  );
}

function AcceptInvitation<Invitation>({
  token,
  find,
  accept,
  inviter,
  children,
}: MailedInvitationProps<Invitation> & { token: string }) {
  const [found, setFound] = useState<Invitation | null | undefined>(token ? undefined : null);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (!token) return;
    let isMounted = true;
    find(token).then(
      (invitation) => isMounted && setFound(invitation),
      (reason) => isMounted && setError(reason),
    );
    return () => {
      isMounted = false;
    };
  }, [token, attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (found === null) return <InvalidInvitation inviter={inviter} />;
  if (found === undefined) return <QueryState headingLevel={1} error={error} refetch={retry} />;
  return (
    <>
      {children(found)}
      <AcceptForm send={(values) => accept({ token, ...values })} onInvalid={() => setFound(null)} />
    </>
  );
}

interface AcceptFormProps {
  send: (values: AcceptInvitationValues) => Promise<Viewer>;
  onInvalid: () => void;
}

function AcceptForm({ send, onInvalid }: AcceptFormProps) {
  const afterLogin = useAfterLogin();
  const accept = useSubmit({
    send,
    ...errorsInForm("Couldn't accept the invitation"),
    onSuccess: (user) => afterLogin(user),
    onError: (error) => codeOf(error) === 'BAD_USER_INPUT' && fieldErrorsOf(error).token && onInvalid(),
  });
  return (
    <Form<AcceptInvitationValues>
      initialValues={{ name: '', password: '' }}
      schema={acceptInvitationForm}
      onSubmit={accept}
      label="Accept the invitation"
    >
      <Field name="name" label="Your full name" autoComplete="name" />
      <Field name="password" label="Password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
      <AcceptsTerms />
      <SubmitButton wide size="large">
        Accept the Invitation
      </SubmitButton>
    </Form>
  );
}

function InvalidInvitation({ inviter }: { inviter: string }) {
  return (
    <>
      <PageHeader title="This invitation doesn't work" lead="It has expired, was used already, or was taken back." />
      <Text measure>
        Please ask {inviter} for a new one. If you've accepted it before, sign in with the email it was sent to.
      </Text>
      <Cluster>
        <ButtonLink to={paths.auth} variant="primary">
          Sign in
        </ButtonLink>
      </Cluster>
    </>
  );
}
