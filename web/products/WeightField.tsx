import { Field } from '../ui/Field';

export function WeightField({ name }: { name: string }) {
  return <Field name={name} label="Weight" type="number" inputMode="decimal" min={0} step={0.1} suffix="lb" optional />;
}
