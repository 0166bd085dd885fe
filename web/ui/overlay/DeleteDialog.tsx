import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** What kind of thing it is, as the buttons name it. */
  noun: string;
  /** As the question names it. */
  name: string;
  /** What goes with it. */
  description: string;
  /** Left out, the dialog is open for as long as it is rendered. */
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
