import { Field } from '../../ui/form/Field';

const pounds = { type: 'number', inputMode: 'decimal', min: 0, step: 0.1, suffix: 'lb', optional: true } as const;

export function WeightField({ name }: { name: string }) {
  return <Field name={name} label="Weight" {...pounds} />;
}

/** The amount that one of the ranch's own products comes in at its price. Among variants, it names that choice. */
export function PoundsField({ name }: { name: string }) {
  return <Field name={name} label="Pounds" hint="How much families get at this price" {...pounds} />;
}
