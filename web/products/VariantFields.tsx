import { FieldArray, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '../../rules/limits';
import { initialVariant, type ProductValues } from '../../rules/productValues';
import { hairline } from '../theme/mixins';
import { radius, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Cluster } from '../ui/Cluster';
import { Fieldset } from '../ui/Fieldset';
import { VariantInputs } from './VariantInputs';

const Variant = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
`;

/** Sizes or packings with prices of their own. */
export function VariantFields() {
  const { variants } = useFormikContext<ProductValues>().values;
  return (
    <Fieldset
      legend="Variants"
      hint="Sizes or packings with a price of their own. Without any, the price above counts."
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
                Add variant
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
          Remove variant
        </Button>
      </Cluster>
    </Variant>
  );
}
