import { Field } from '../../ui/form/Field';

const pounds = { type: 'number', min: 0, step: 0.1, suffix: 'lb', optional: true } as const;

export const WeightField = ({ name }: { name: string }) => <Field name={name} label="Weight" {...pounds} />;

/** The weight of a custom product at its own price, which families see as a choice beside the variants. */
export function PoundsField({ name }: { name: string }) {
  return <Field name={name} label="Pounds" hint="How much families get at this price" {...pounds} />;
}
