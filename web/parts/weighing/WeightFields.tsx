import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { CUT_YIELDS } from '../../../rules/share/cutYields';
import { Field } from '../../ui/form/Field';
import { RadioCards } from '../../ui/input/RadioCards';
import { Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { Grid } from '../../ui/layout/Grid';
import { CUT_FIELDS, type Weighed, type WeightValues } from './weights';

const WEIGHING_MODES = [
  { value: 'whole', title: 'The whole animal', description: 'One number from the scale.' },
  { value: 'sides', title: 'Each side', description: 'Families pay for the side that is theirs.' },
];

interface WeightFieldsProps {
  /** The shares whose packages can be weighed. */
  shares: Weighed['shares'];
  /** Whether packages can be weighed without the hanging weight. */
  isHangingOptional: boolean;
  children: ReactNode;
}

/** The fields for what an animal and the packages of its shares weigh. */
export function WeightFields({ shares, isHangingOptional, children }: WeightFieldsProps) {
  const { how } = useFormikContext<WeightValues>().values;
  return (
    <>
      <RadioCards name="how" legend="What did you weigh?" options={WEIGHING_MODES} columns={2} />
      {how === 'whole' ? (
        <Pounds name="hangingPounds" label="Hanging weight" optional={isHangingOptional} />
      ) : (
        <>
          <Pounds name="sides.0" label="Hanging weight of side 1" />
          <Pounds name="sides.1" label="Hanging weight of side 2" />
        </>
      )}
      {shares.map(({ claimId, name }, at) => (
        <Stack key={claimId} gap={1}>
          <Pounds name={`packaged.${at}.pounds`} label={`Packaged weight of ${name}`} optional />
          <Fold label={`Boxes and cuts of ${name}`}>
            <Grid columns={2} min={140} gap={1}>
              {CUT_YIELDS.map(({ label }, index) => (
                <Pounds key={label} name={`packaged.${at}.cuts.${CUT_FIELDS[index]}`} label={label} optional />
              ))}
              <Field name={`packaged.${at}.boxes`} label="Boxes" type="number" inputMode="numeric" optional />
              <Field name={`packaged.${at}.freezer`} label="Place in the freezer" maxLength={LIMITS.freezer} optional />
            </Grid>
          </Fold>
        </Stack>
      ))}
      {children}
    </>
  );
}

/** A field for a weight, with a numeric keypad on phones. */
function Pounds(field: { name: string; label: string; optional?: boolean }) {
  return <Field {...field} type="number" suffix="lb" />;
}
