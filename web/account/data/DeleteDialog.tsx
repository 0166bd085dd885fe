import { customerDate } from '../../../rules/time/dates';
import type { UserType } from '../../../rules/words/vocabulary';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';

import { useEndSession } from '../../session/useEndSession';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { retryImport } from '../../ui/state/retryImport';
import { NameList } from '../../ui/text/NameList';
import { Text } from '../../ui/text/Text';
import { CodeField } from '../twoStep/CodeField';
import type { DataSection_userFragment } from './DataSection.generated';
import { DeleteAccountDocument } from './DeleteDialog.generated';

const loadForm = retryImport(() => import('../../../rules/accounts/deleteAccountForm'));
const loadRules = () => loadForm().then(({ deleteAccountForm }) => deleteAccountForm);

const TITLE = 'Delete your account?';

const EFFECTIVE_IMMEDIATELY: Record<UserType, string> = {
  CUSTOMER: 'Right away, you’re signed out everywhere, and orders that no ranch has answered yet are canceled.',
  RANCHER:
    'Right away, you’re signed out everywhere, your ranch leaves the listing, your API tokens are revoked, and your webhooks are turned off.',
  ADMIN: 'Right away, you’re signed out everywhere, your API tokens are revoked, and your webhooks are turned off.',
};

const DELETED_LATER: Record<UserType, string> = {
  CUSTOMER: 'After 30 days we delete your name, contact details, favorites, messages, photos and feedback.',
  RANCHER: 'After 30 days we delete your name, contact details, ranch page, products, messages and photos.',
  ADMIN: 'After 30 days we delete your name and contact details.',
};

const RETAINED: Record<UserType, string> = {
  CUSTOMER: 'We keep order amounts for our records, and reviews for other families, all without your name.',
  RANCHER:
    'Orders, weights and commission stay for your customers and for our records, without your name or your ranch’s.',
  ADMIN: 'What you did stays in the audit log, without your name.',
};

interface DeleteDialogProps extends DialogState {
  user: DataSection_userFragment;
}

/** Says what is deleted and when. Asks for the password, and for a second factor if the account has one. */
export default function DeleteDialog({ user, open, onOpenChange }: DeleteDialogProps) {
  const submit = useDeleteAccount();
  const { userType } = user;
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={TITLE}
      initialValues={{ password: '', code: '' }}
      schema={loadRules}
      onSubmit={submit}
      label={TITLE}
      submitLabel="Delete My Account"
      submitVariant="danger"
    >
      <NameList
        label="What happens"
        names={[EFFECTIVE_IMMEDIATELY, DELETED_LATER, RETAINED].map((of) => of[userType])}
      />
      <Text>If you change your mind, sign in within 30 days and choose Keep My Account.</Text>
      <Field name="password" label="Your password" type="password" autoComplete="current-password" />
      <CodeField user={user} />
    </FormDialog>
  );
}

function useDeleteAccount() {
  const endSession = useEndSession();
  return useSubmit({
    send: (input: { password: string; code: string }) => mutate(DeleteAccountDocument, { input }),
    ...errorsInForm("Couldn't delete your account"),
    // Sends no logout request, because the server has already ended the session.
    onSuccess: ({ deleteAccount }) =>
      endSession(async () => {}, {
        title: 'Account closed',
        description: `We’ll delete it on ${customerDate(deleteAccount.deletesAt)}. To keep it, sign in before then and choose Keep My Account.`,
      }),
  });
}
