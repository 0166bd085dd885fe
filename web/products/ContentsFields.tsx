import { FieldArray, useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '../../rules/limits';
import type { ProductValues } from '../../rules/productValues';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Fieldset } from '../ui/Fieldset';
import { IconButton } from '../ui/IconButton';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};
`;

/** What is in the box, line by line. */
export function ContentsFields() {
  const { contents } = useFormikContext<ProductValues>().values;
  return (
    <Fieldset legend="What is in the box">
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
                Add item
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Fieldset>
  );
}
