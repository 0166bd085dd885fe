import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { customerDate } from '../../../rules/time/dates';
import { BRAND } from '../../../rules/words/brand';
import { useSubmit } from '../../errors/useSubmit';
import { pathAfterLogin } from '../../session/pathAfterLogin';
import { useLogout } from '../../session/useLogout';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Page, PageHeader } from '../../ui/layout/Page';
import { Text } from '../../ui/text/Text';
import { KeepAccountDocument } from './ClosedAccount.generated';

/** The only page that a person sees after signing in to an account that they closed. */
export function ClosedAccount({ deletesAt }: { deletesAt: string }) {
  const [keepAccount, { loading }] = useMutation(KeepAccountDocument);
  const navigate = useNavigate();
  const logout = useLogout();
  const keep = useSubmit({
    send: async () => (await keepAccount()).data?.keepAccount.user,
    successToast: { title: 'Welcome back', description: 'Your account is open again.' },
    errorToast: "Couldn't keep your account",
    onSuccess: (user) => user && navigate(pathAfterLogin(user), { replace: true }),
  });
  return (
    <Page width="narrow">
      <PageHeader title={`Your account will be deleted on ${customerDate(deletesAt)}`} />
      <Text measure>
        You closed it, so nobody can use it now. If you keep it, everything on {BRAND} goes back to the way it was,
        except that canceled orders stay canceled, API tokens stay revoked, and webhooks stay off until you turn them
        back on.
      </Text>
      <Cluster>
        <Button variant="primary" pending={loading} onClick={() => keep()}>
          Keep My Account
        </Button>
        <Button onClick={() => logout()}>Sign Out</Button>
      </Cluster>
    </Page>
  );
}
