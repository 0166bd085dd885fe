import { DateInput } from './DateInput';

/** The first and the last day, each as 2026-11-21 or empty for none. */
interface Days {
  from: string;
  to: string;
}

interface DayInputsProps extends Days {
  onChange: (changed: Partial<Days>) => void;
}

/** Narrows a list to the days between two, both included. */
export function DayInputs({ from, to, onChange }: DayInputsProps) {
  return (
    <>
      <DateInput label="From" value={from} onChange={(value) => onChange({ from: value })} />
      <DateInput label="To" value={to} onChange={(value) => onChange({ to: value })} />
    </>
  );
}
