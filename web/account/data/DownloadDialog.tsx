import { object, string } from 'yup';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { DownloadRefusal, downloadData } from './downloadData';

const passwordForm = object({ password: string().required('Please enter your password') });

const TITLE = 'Download your data';

/** Asks for the password first, because somebody else may be using a device that was left unlocked. */
export default function DownloadDialog({ open, onOpenChange }: DialogState) {
  const submit = useSubmit({
    send: ({ password }: { password: string }) => downloadData(password),
    successToast: { title: 'Data downloaded', description: 'Look for the ZIP file in your downloads.' },
    errorToast: () => undefined,
    fieldErrors: (error) => ({ form: error instanceof DownloadRefusal ? error.message : messageOf(error) }),
    onSuccess: () => onOpenChange(false),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TITLE}>
      <DialogForm
        initialValues={{ password: '' }}
        schema={passwordForm}
        onSubmit={submit}
        label={TITLE}
        submitLabel="Download"
        onCancel={() => onOpenChange(false)}
      >
        <Text>You’ll get a ZIP file. Keep it somewhere safe: it holds everything in your account.</Text>
        <Field name="password" label="Your password" type="password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  );
}
