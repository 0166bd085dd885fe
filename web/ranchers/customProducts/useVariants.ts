import { useFormikContext } from 'formik';
import type { ProductValues, VariantValues } from '../../../rules/productValues';
import { useToast } from '../../ui/useToast';

/** The variants of the product that stands at `path` of the form. */
export function useVariants(path: string, { variants }: ProductValues) {
  const { setFieldValue } = useFormikContext();
  const { toast } = useToast();
  const change = (changed: VariantValues[]) => setFieldValue(`${path}.variants`, changed);

  const add = (variant: VariantValues) => {
    change([...variants, variant]);
    toast({ title: 'Variant added', description: variant.name });
  };

  const remove = (place: number) => {
    change(variants.filter((_, at) => at !== place));
    toast({ title: 'Variant removed', description: variants[place]?.name ?? '' });
  };

  return { variants, add, remove };
}
