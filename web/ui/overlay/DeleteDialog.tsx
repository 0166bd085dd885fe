import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** The noun on the buttons, like 'Product'. */
  noun: string;
  /** The name in the question. */
  name: string;
  /** Describes the effects of the deletion. */
  description: string;
  /** If left out, the dialog is open while it's rendered. */
  open?: boolean;
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks before something is deleted. One button deletes it, the other keeps it. */
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
