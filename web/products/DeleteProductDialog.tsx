import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useDeleteProduct } from './useDeleteProduct';

interface DeleteProductDialogProps {
  product: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function DeleteProductDialog({ product, ...dialog }: DeleteProductDialogProps) {
  const deleteProduct = useDeleteProduct();
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${product.name}?`}
      description="Families can no longer order it. Orders that have it stay as they are."
      confirmLabel="Delete Product"
      cancelLabel="Keep Product"
      tone="danger"
      onConfirm={() => deleteProduct(product)}
    />
  );
}
