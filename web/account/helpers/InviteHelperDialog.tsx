import {
  HELPER_ROLE,
  HELPER_ROLE_MEANING,
  type InviteHelperValues,
  initialInvitation,
  inviteHelperForm,
} from '../../../rules/accounts/helperForm';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { describedCards, RadioCards } from '../../ui/input/RadioCards';
import type { DialogState } from '../../ui/overlay/dialogState';
import { InviteHelperDocument } from './HelpersSection.generated';

const ROLES = describedCards(HELPER_ROLE.options, HELPER_ROLE_MEANING);

export default function InviteHelperDialog({ open, onOpenChange }: DialogState) {
  const close = () => onOpenChange(false);
  const invite = useSubmit({
    send: (input: InviteHelperValues) => mutate(InviteHelperDocument, { input: inviteHelperForm.cast(input) }),
    successToast: (_, { email }) => ({ title: 'Invitation Sent', description: `We sent a link to ${email.trim()}.` }),
    ...errorsInForm("Couldn't send the invitation"),
    onSuccess: close,
  });
  return (
    <FormDialog<InviteHelperValues>
      open={open}
      onClose={close}
      title="Invite a Helper"
      description="We'll send them a link that works for 7 days. They choose a password of their own."
      initialValues={initialInvitation}
      schema={inviteHelperForm}
      onSubmit={invite}
      submitLabel="Send the Invitation"
    >
      <Field name="email" label="Their email" type="email" autoComplete="off" />
      <Field name="name" label="Their name" autoComplete="off" optional />
      <RadioCards name="role" legend="What they do" options={ROLES} />
    </FormDialog>
  );
}
