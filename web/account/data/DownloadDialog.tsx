import { object, string } from 'yup';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';

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

/** Thrown if the server refuses the download. The message gives the reason. */
class DownloadRefusal extends Error {}

const FAILED = "We couldn't get your data. Please try again.";

/** Downloads all data of the signed-in person as a file. */
async function downloadData(password: string): Promise<void> {
  const response = await fetch('/api/user/data', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (!response.ok) throw new DownloadRefusal(await refusalOf(response));
  save(await response.blob(), fileNameOf(response));
}

async function refusalOf(response: Response): Promise<string> {
  const { message } = await response.json().catch(() => ({}));
  return typeof message === 'string' ? message : FAILED;
}

const fileNameOf = ({ headers }: Response) =>
  /filename="?([^";]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'my-data.zip';

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Waits, because the browser may still be reading the file from the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
