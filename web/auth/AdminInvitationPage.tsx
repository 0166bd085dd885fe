import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { BRAND } from '../../rules/words/brand';
import { ADMIN_ROLE } from '../../rules/words/platformVocabulary';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { mutate } from '../apollo/mutate';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { useAfterLogin } from '../session/useAfterLogin';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Cluster } from '../ui/layout/Cluster';
import { PageHeader } from '../ui/layout/PageHeader';
import { CenteredSpinner } from '../ui/state/CenteredSpinner';
import { ErrorState } from '../ui/state/ErrorState';
import { DescriptionList } from '../ui/text/DescriptionList';
import { Text } from '../ui/text/Text';
import {
  AcceptAdminInvitationDocument,
  AdminInvitationPageDocument,
  type AdminInvitationPageQuery,
} from './AdminInvitationPage.generated';
import { PageWithPicture } from './PageWithPicture';
import { PASSWORD_HINT } from './passwordHint';

const codecs = { token: text(500) };

/** Where the letter to somebody who is invited to the platform team leads. */
export default function AdminInvitationPage() {
  const { token } = useUrlState(codecs);
  return (
    <PageWithPicture>
      <Invited token={token} />
    </PageWithPicture>
  );
}

function Invited({ token }: { token: string }) {
  const [isGone, setGone] = useState(false);
  const { data, error, refetch } = useQuery(AdminInvitationPageDocument, { variables: { token }, skip: !token });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  if (!token || isGone || data?.adminInvitation === null) return <NoInvitation />;
  if (!data) return <CenteredSpinner />;
  return <Accept token={token} invitation={data.adminInvitation} onGone={() => setGone(true)} />;
}

function NoInvitation() {
  return (
    <>
      <PageHeader title="This invitation can’t be used" lead="It has expired, was used already, or was canceled." />
      <Text>Ask the team for a new one. If you have already accepted it, sign in.</Text>
      <Cluster>
        <ButtonLink to={paths.auth} variant="primary">
          Sign in
        </ButtonLink>
      </Cluster>
    </>
  );
}

interface AcceptProps {
  token: string;
  invitation: NonNullable<AdminInvitationPageQuery['adminInvitation']>;
  onGone: () => void;
}

function Accept({ token, invitation: { email, role }, onGone }: AcceptProps) {
  const afterLogin = useAfterLogin();
  const accept = useSubmit({
    send: (values: { name: string; password: string }) =>
      mutate(AcceptAdminInvitationDocument, { input: { token, ...values } }),
    ...errorsInForm('Couldn’t accept the invitation'),
    done: ({ acceptAdminInvitation: { user } }) => afterLogin(user),
    failed: (error) => {
      if (codeOf(error) === 'BAD_USER_INPUT' && fieldErrorsOf(error).token) onGone();
    },
  });
  return (
    <>
      <PageHeader title={`Join the team of ${BRAND}`} lead="Choose your name and a password of your own." />
      <DescriptionList
        items={[
          { term: 'Email', details: email },
          { term: 'Role', details: ADMIN_ROLE.label(role) },
        ]}
      />
      <Form initialValues={{ name: '', password: '' }} schema={loadForm} onSubmit={accept} label="Join the team">
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="password" label="Password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <SubmitButton size="large">Join the team</SubmitButton>
      </Form>
    </>
  );
}

const loadForm = async () => (await import('../../rules/accounts/helperForm')).acceptInvitationForm;
