import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { DialogFooter } from '../ui/DialogFooter';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';

interface TokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onToken: (token: string) => void;
}

const TOKEN = /^hrd_\S+$/;

/** Takes the secret of an API token; it stays in the memory of the page. */
export function TokenDialog({ open, onOpenChange, onToken }: TokenDialogProps) {
  const use = async (values: { token: string }) => {
    const token = values.token.trim();
    if (!TOKEN.test(token)) throw { fields: { token: 'Paste the whole token: it begins with hrd_' } };
    onToken(token);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="Use an API token"
      description="What you run then goes out with the token alone, whoever is signed in. It is forgotten when you leave this page."
    >
      <Form initialValues={{ token: '' }} onSubmit={use} label="API token">
        <Field name="token" label="API token" type="password" autoComplete="off" placeholder="hrd_…" />
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <SubmitButton>Use token</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
