import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { Dialog, type DialogProps } from '../overlay/Dialog';
import { DialogFooter } from '../overlay/DialogFooter';
import { Form, type FormProps } from './Form';
import { SubmitButton } from './FormActions';

interface DialogFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  onCancel: () => void;
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  /** Disables the submit button, for example during an upload. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A form inside a dialog, with Cancel and Submit below its fields. */
export function DialogForm<Values extends FormikValues>(props: DialogFormProps<Values>) {
  const { onCancel, submitLabel, submitVariant, isHeld = false, children, ...form } = props;
  return (
    <Form {...form}>
      {children}
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton variant={submitVariant} disabled={isHeld}>
          {submitLabel}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

export interface FormDialogProps<Values>
  extends Omit<DialogFormProps<Values>, 'onCancel'>,
    Pick<DialogProps, 'title' | 'description'> {
  /** Leave it out if the dialog is rendered only while it's open. */
  open?: boolean;
  onClose: () => void;
}

export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open = true, onClose, title, description, ...form } = props;
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
      <DialogForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
