import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** The noun on the buttons, like 'Product'. */
  noun: string;
  /** The name in the question. */
  name: string;
  /** Describes the effects of the deletion. */
  description: string;
  /** Leave it out if the dialog is rendered only while it's open. */
  open?: boolean;
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted. */
export function DeleteDialog({ noun, name, description, open = true, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={description}
      confirmLabel={`Delete ${noun}`}
      cancelLabel={`Keep ${noun}`}
      tone="danger"
      onConfirm={onDelete}
    />
  );
}
