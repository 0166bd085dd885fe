import type { ComponentProps } from 'react';
import { STATE_NAMES } from '../../../rules/words/states';
import { SelectField } from '../../ui/form/SelectField';

type StateFieldProps = Partial<Pick<ComponentProps<typeof SelectField>, 'name' | 'label' | 'hint' | 'optional'>>;

/** The state of an address. The browser may fill it in. */
export function StateField(props: StateFieldProps) {
  return (
    <SelectField
      name="state"
      label="State"
      options={STATE_NAMES}
      placeholder="Choose a state"
      autoComplete="address-level1"
      {...props}
    />
  );
}
