import { useFormikContext } from 'formik';
import { productForm } from '../../rules/productForm';
import { fromProduct, type ProductValues } from '../../rules/productValues';
import { PRODUCT_KIND } from '../../rules/vocabulary';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { DialogFooter } from '../ui/DialogFooter';
import { Form } from '../ui/Form';
import { SelectField } from '../ui/SelectField';
import { SubmitButton } from '../ui/SubmitButton';
import { SwitchField } from '../ui/SwitchField';
import { BoxFields } from './BoxFields';
import { CustomFields } from './CustomFields';
import { CutFields } from './CutFields';
import type { ProductCard_productFragment } from './ProductCard.generated';
import { kindOf } from './productKind';
import { useSaveProduct } from './useSaveProduct';

interface ProductDialogProps {
  /** Without one, a new product is added. */
  product?: ProductCard_productFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function ProductDialog({ product, open, onOpenChange }: ProductDialogProps) {
  const close = () => onOpenChange(false);
  const saveProduct = useSaveProduct(close);
  const initialValues = fromProduct(product ? { ...product, kind: kindOf(product) } : {});
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={product ? 'Edit Product' : 'Add Product'}>
      <Form<ProductValues> initialValues={initialValues} schema={productForm} onSubmit={saveProduct}>
        {!product && <SelectField name="kind" label="What is it?" options={PRODUCT_KIND.options} />}
        <KindFields />
        <SwitchField name="available" label="Can be ordered now" />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>{product ? 'Save Product' : 'Add Product'}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

const FIELDS = { CUSTOM: CustomFields, BEEF_BOX: BoxFields, SELECT_CUT: CutFields };

/** What is asked depends on what it is. */
function KindFields() {
  const { kind } = useFormikContext<ProductValues>().values;
  const Fields = FIELDS[kind];
  return <Fields />;
}
