import { type ChangeEmailValues, changeEmailInput, initialChangeEmail } from '../../../rules/accounts/emailForms';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { CodeField } from '../twoStep/CodeField';
import type { CodeField_userFragment } from '../twoStep/CodeField.generated';
import { ChangeEmailDocument } from './ChangeEmailDialog.generated';

interface ChangeEmailDialogProps extends DialogState {
  user: CodeField_userFragment;
}

/** Asks for the password and the second factor too, so that an unattended session can't be used to take over the account. */
export default function ChangeEmailDialog({ user, open, onOpenChange }: ChangeEmailDialogProps) {
  const close = () => onOpenChange(false);
  const submit = useSubmit({
    send: (input: ChangeEmailValues) => mutate(ChangeEmailDocument, { input: changeEmailInput.cast(input) }),
    successToast: (_, { email }) => ({ title: 'Check your email', description: `We sent a link to ${email.trim()}.` }),
    ...errorsInForm("Couldn't change your email"),
    onSuccess: close,
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Change your email"
      description="We'll send a link to the new email. Nothing changes until you open it. We'll also let your old email know."
      initialValues={initialChangeEmail}
      schema={changeEmailInput}
      onSubmit={submit}
      label="Change your email"
      submitLabel="Send the Link"
    >
      <Field name="email" label="New email" type="email" autoComplete="email" />
      <Field name="password" label="Your password" type="password" autoComplete="current-password" />
      <CodeField user={user} />
    </FormDialog>
  );
}
