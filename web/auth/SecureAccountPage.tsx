import { mutate } from '../apollo/mutate';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/text/Text';
import { FormOutcome } from './FormOutcome';
import { MailedLink } from './MailedLink';
import { UndoEmailChangeDocument } from './UndoEmailChangePage.generated';

export default function UndoEmailChangePage() {
  return (
    <MailedLink
      title="Keep your email"
      lead="If it wasn't you who asked for another email, stop the change here. If it was already made, this also signs out every device and ends the password."
      button="Stop the change"
      send={async (token) => (await mutate(UndoEmailChangeDocument, { token })).undoEmailChange}
      fallback={<NewPassword>If you can't get into your account anymore, try a new password.</NewPassword>}
    >
      {({ wasRestored }) => (wasRestored ? <Restored /> : <Stopped />)}
    </MailedLink>
  );
}

function Restored() {
  return (
    <FormOutcome title="You have your email back">
      Every device was signed out, and the old password no longer works. We've sent you a link to choose a new one.
    </FormOutcome>
  );
}

function Stopped() {
  return (
    <>
      <FormOutcome title="Your email stays the same">The change was stopped.</FormOutcome>
      <NewPassword>Whoever asked for it knows your password. Please choose a new one now.</NewPassword>
    </>
  );
}

function NewPassword({ children }: { children: string }) {
  return (
    <>
      <Text>{children}</Text>
      <Cluster>
        <ButtonLink to={paths.forgotPassword} variant="primary">
          Choose a new password
        </ButtonLink>
      </Cluster>
    </>
  );
}
