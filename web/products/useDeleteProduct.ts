import { useMutation } from '@apollo/client/react';
import { useToast } from '../ui/useToast';
import { DeleteProductDocument } from './DeleteProduct.generated';

export function useDeleteProduct() {
  const [deleteProduct] = useMutation(DeleteProductDocument);
  const { toast } = useToast();

  return async ({ id, name }: { id: string; name: string }) => {
    try {
      await deleteProduct({ variables: { id } });
      toast({ title: 'Product deleted', description: `${name} is no longer on sale.` });
    } catch {
      toast({ title: 'Error deleting product', description: 'Please try again', variant: 'destructive' });
    }
  };
}
