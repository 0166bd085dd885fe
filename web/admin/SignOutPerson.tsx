import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import { usePermissions } from '../session/useSession';
import { ConfirmButton } from '../ui/overlay/ConfirmButton';
import { SignOutPersonDocument } from './SignOutPerson.generated';

/** For an admin with the duty for people, who was told of a stolen phone or password. */
export function SignOutPerson({ id, name }: { id: string; name: string }) {
  const { withPeople } = usePermissions();
  const signOut = useSubmit({
    send: () => mutate(SignOutPersonDocument, { userId: id }),
    successToast: { title: 'Signed Out', description: `${name} is signed out on every device.` },
    errorToast: "Couldn't sign them out",
    fieldErrors: () => ({}),
  });
  if (!withPeople) return null;
  return (
    <ConfirmButton
      title={`Sign ${name} out everywhere?`}
      description="They'll need to sign in again on each device. Their password stays the same."
      confirmLabel="Sign Out Everywhere"
      onConfirm={() => signOut()}
    >
      Sign Out
    </ConfirmButton>
  );
}
