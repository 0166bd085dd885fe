import { variantForm } from '../../../../rules/products/productForm';
import { initialVariant, type VariantValues } from '../../../../rules/products/productValues';
import { VariantInputs } from '../VariantInputs';
import { AddEntryDialog, type AddEntryProps } from './AddEntryDialog';

export default function AddVariantDialog(props: AddEntryProps<VariantValues>) {
  return (
    <AddEntryDialog
      {...props}
      title="Add Variant"
      description="A size or package with its own price."
      initialValues={initialVariant}
      schema={variantForm}
    >
      <VariantInputs />
    </AddEntryDialog>
  );
}
