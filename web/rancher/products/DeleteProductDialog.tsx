import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { DeleteProductDocument } from './DeleteProductDialog.generated';

interface DeleteProductDialogProps {
  product: { id: string; name: string };
  onClose: () => void;
}

export default function DeleteProductDialog({ product: { id, name }, onClose }: DeleteProductDialogProps) {
  const [deleteProduct] = useMutation(DeleteProductDocument);
  const confirm = useSubmit({
    send: () => deleteProduct({ variables: { id } }),
    success: { title: 'Product deleted', description: `${name} is no longer on sale.` },
    failure: () => ({ title: 'Error deleting product', description: 'Please try again' }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description="Families can't order it anymore. Existing orders aren't affected."
      confirmLabel="Delete Product"
      cancelLabel="Keep Product"
      tone="danger"
      onConfirm={() => confirm()}
    />
  );
}
