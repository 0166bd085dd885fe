import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';
import { MoneyField } from '../ui/MoneyField';
import { DescriptionField } from './DescriptionField';
import { VariantFields } from './VariantFields';

export function CustomFields() {
  return (
    <>
      <Field name="name" label="Product name" maxLength={LIMITS.name} />
      <MoneyField name="price" label="Price" />
      <DescriptionField />
      <VariantFields />
    </>
  );
}
