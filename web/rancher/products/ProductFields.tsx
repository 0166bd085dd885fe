import { FieldArray, useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { INSPECTION, type Inspection } from '../../../rules/herd/inspection';
import { initialVariant, type ProductValues } from '../../../rules/products/productValues';
import { VariantInputs } from '../../parts/products/VariantInputs';
import { PoundsField, WeightField } from '../../parts/products/WeightField';
import { hairline, radius, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';
import { MoneyField } from '../../ui/form/MoneyField';
import { SelectField } from '../../ui/form/SelectField';
import { Cluster } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';

const FIELDS = { CUSTOM: CustomFields, BEEF_BOX: BoxFields, SELECT_CUT: CutFields };

export function ProductFields() {
  const { kind } = useFormikContext<ProductValues>().values;
  const Fields = FIELDS[kind];
  return (
    <>
      <Fields />
      <InspectionField />
    </>
  );
}

/** Excludes custom-exempt processors, because their beef can only be sold as shares. */
const INSPECTIONS = INSPECTION.options.filter(({ value }) => value !== 'CUSTOM_EXEMPT');

const INSPECTION_NOTE: Partial<Record<Inspection | '', string>> = {
  '': "Families want to know this. Until you say it, we can't tell them where this may be sold.",
  USDA: 'You may sell this in any state.',
  STATE: 'You may sell this only within your state. We stop orders that would leave it.',
};

function InspectionField() {
  const { inspection } = useFormikContext<ProductValues>().values;
  return (
    <SelectField
      name="inspection"
      label="Inspection"
      placeholder="Not said, or not beef"
      options={INSPECTIONS}
      hint={INSPECTION_NOTE[inspection]}
      optional
    />
  );
}

function CustomFields() {
  return (
    <>
      <Field name="name" label="Product name" maxLength={LIMITS.name} />
      <MoneyField name="price" label="Price" />
      <PoundsField name="weight" />
      <DescriptionField />
      <VariantFields />
    </>
  );
}

function BoxFields() {
  return (
    <>
      <Field name="name" label="Product name" maxLength={LIMITS.name} />
      <Grid columns={2} min={160} gap={2}>
        <MoneyField name="price" label="Price" />
        <WeightField name="weight" />
      </Grid>
      <DescriptionField />
      <ContentsFields />
    </>
  );
}

function CutFields() {
  return (
    <>
      <Grid columns={2} min={200} gap={2}>
        <Field name="name" label="Product name" placeholder="Dry-aged ribeye" maxLength={LIMITS.name} />
        <Field
          name="cut"
          label="Cut"
          placeholder="Ribeye"
          maxLength={LIMITS.name}
          hint="If blank, we use the product name."
          optional
        />
      </Grid>
      <MoneyField name="pricePerPound" label="Price per pound" />
      <DescriptionField />
    </>
  );
}

function DescriptionField() {
  return <Field name="description" label="Description" type="textarea" maxLength={LIMITS.description} optional />;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};
`;

/** Edits the contents of a box, one item per line. */
function ContentsFields() {
  const { contents } = useFormikContext<ProductValues>().values;
  return (
    <Fieldset legend="What's in the box">
      <FieldArray name="contents">
        {({ push, remove }) => (
          <>
            {contents.map((_, at) => {
              const path = `contents[${at}]`;
              return (
                <Line key={path}>
                  <Field name={path} label={`Item ${at + 1}`} placeholder="4 ribeye steaks" maxLength={LIMITS.fact} />
                  <IconButton icon={X} label={`Remove item ${at + 1}`} onClick={() => remove(at)} />
                </Line>
              );
            })}
            {contents.length < LIMITS.contents && (
              <Button icon={Plus} onClick={() => push('')}>
                Add Item
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Fieldset>
  );
}

const Variant = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
`;

function VariantFields() {
  const { variants } = useFormikContext<ProductValues>().values;
  return (
    <Fieldset
      legend="Variants"
      hint="Sizes or packages with their own price. Families choose between the price above and these."
    >
      <FieldArray name="variants">
        {({ push, remove }) => (
          <>
            {variants.map((variant, at) => {
              const path = `variants[${at}]`;
              return <VariantRow key={variant.id ?? path} path={path} onRemove={() => remove(at)} />;
            })}
            {variants.length < LIMITS.variants && (
              <Button icon={Plus} onClick={() => push(initialVariant)}>
                Add Variant
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Fieldset>
  );
}

function VariantRow({ path, onRemove }: { path: string; onRemove: () => void }) {
  return (
    <Variant>
      <VariantInputs path={`${path}.`} />
      <Cluster>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove Variant
        </Button>
      </Cluster>
    </Variant>
  );
}
