import { DateInput } from './DateInput';

/** The first and the last day, each like 2026-11-21, or empty for none. */
interface Days {
  from: string;
  to: string;
}

interface DayInputsProps extends Days {
  onChange: (changed: Partial<Days>) => void;
}

/** Filters a list by its first and last day, both included. */
export function DayInputs({ from, to, onChange }: DayInputsProps) {
  return (
    <>
      <DateInput label="From" value={from} onChange={(value) => onChange({ from: value })} />
      <DateInput label="To" value={to} onChange={(value) => onChange({ to: value })} />
    </>
  );
}
