import type { FormikValues } from 'formik';
import { FormDialog, type FormDialogProps } from '../../../ui/form/FormDialog';
import { InvalidFieldsToast } from '../../../ui/form/InvalidFieldsToast';
import type { DialogState } from '../../../ui/overlay/dialogState';

/** The toast for a product or variant without a name or a price. */
export interface InvalidEntry {
  title: string;
  description: string;
}

/** The props of a dialog that adds a product or a variant to the form behind it. */
export interface AddEntryProps<Values> extends DialogState {
  onAdd: (entry: Values) => void;
  invalidEntry: InvalidEntry;
}

interface AddEntryDialogProps<Values>
  extends AddEntryProps<Values>,
    Pick<FormDialogProps<Values>, 'description' | 'initialValues' | 'schema' | 'children'> {
  /** The dialog's title, which is also the label of the button. */
  title: string;
}

/** Adds an entry to the form behind the dialog, which saves it later, and closes. */
export function AddEntryDialog<Values extends FormikValues>(props: AddEntryDialogProps<Values>) {
  const { title, onOpenChange, onAdd, invalidEntry, children, ...form } = props;
  const close = () => onOpenChange(false);
  const add = (entry: Values) => {
    onAdd(entry);
    close();
  };
  return (
    <FormDialog {...form} title={title} onClose={close} onSubmit={add} submitLabel={title}>
      <InvalidFieldsToast fields={['name', 'price']} {...invalidEntry} />
      {children}
    </FormDialog>
  );
}
