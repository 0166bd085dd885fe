import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { PageHeader } from '../ui/PageHeader';
import { BesidePicture } from './BesidePicture';
import { ResetPasswordForm } from './ResetPasswordForm';

export default function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return <BesidePicture>{token ? <NewPassword token={token} /> : <InvalidToken />}</BesidePicture>;
}

function NewPassword({ token }: { token: string }) {
  return (
    <>
      <PageHeader title="Reset password" lead="Choose a new password for your account." />
      <ResetPasswordForm token={token} />
    </>
  );
}

function InvalidToken() {
  return (
    <>
      <PageHeader title="Invalid Token" lead="Missing password reset token" />
      <Cluster>
        <ButtonLink to={paths.forgotPassword} variant="primary">
          Request a new link
        </ButtonLink>
      </Cluster>
    </>
  );
}
