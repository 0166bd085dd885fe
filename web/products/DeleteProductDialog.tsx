import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useDeleteProduct } from './useDeleteProduct';

interface DeleteProductDialogProps {
  product: { id: string; name: string };
  onClose: () => void;
}

export default function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const deleteProduct = useDeleteProduct();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${product.name}?`}
      description="Families can no longer order it. Orders that have it stay as they are."
      confirmLabel="Delete Product"
      cancelLabel="Keep Product"
      tone="danger"
      onConfirm={() => deleteProduct(product)}
    />
  );
}
