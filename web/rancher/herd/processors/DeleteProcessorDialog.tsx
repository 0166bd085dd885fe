import { mutate } from '../../../apollo/mutate';
import { useSubmit } from '../../../errors/useSubmit';
import { DeleteDialog } from '../../../ui/overlay/ConfirmDialog';
import { DeleteProcessorDocument } from './ProcessorDialog.generated';

interface DeleteProcessorDialogProps {
  processor: { id: string; name: string };
  onClose: () => void;
}

/** Asks for confirmation before deleting a processor. The server refuses if animals go to it, and names them. */
export default function DeleteProcessorDialog({ processor: { id, name }, onClose }: DeleteProcessorDialogProps) {
  const remove = useSubmit({
    send: () => mutate(DeleteProcessorDocument, { id, withRanch: true }),
    successToast: { title: 'Processor deleted', description: name },
    errorToast: "Couldn't delete the processor",
  });
  return (
    <DeleteDialog
      noun="Processor"
      name={name}
      description="You can add it again later."
      onDelete={() => remove()}
      onClose={onClose}
    />
  );
}
