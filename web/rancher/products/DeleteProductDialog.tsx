import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { DeleteDialog } from '../../ui/overlay/ConfirmDialog';
import { DeleteProductDocument } from './DeleteProductDialog.generated';

interface DeleteProductDialogProps {
  product: { id: string; name: string };
  onClose: () => void;
}

export default function DeleteProductDialog({ product: { id, name }, onClose }: DeleteProductDialogProps) {
  const remove = useSubmit({
    send: () => mutate(DeleteProductDocument, { id }),
    successToast: { title: 'Product deleted', description: `${name} is no longer on sale.` },
    errorToast: () => ({ title: 'Error deleting product', description: 'Please try again' }),
  });
  return (
    <DeleteDialog
      noun="Product"
      name={name}
      description="Families can't order it anymore. Existing orders aren't affected."
      onDelete={() => remove()}
      onClose={onClose}
    />
  );
}
