import { useEffect, useId, useState } from 'react';
import { BareInput, InputFrame, Labeled } from './inputLook';

interface DateInputProps {
  label: string;
  /** A day like 2026-11-21, or empty for none. */
  value: string;
  onChange: (day: string) => void;
}

/** The first accepted day. Excludes unfinished years, since browsers report each typed digit, like 0002 for 2026. */
const EARLIEST = '1900-01-01';
const LATEST = '9999-12-31';

/** An input for a date that takes effect immediately, like a filter. In a form, use `Field`. */
export function DateInput({ label, value, onChange }: DateInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  const change = (day: string) => {
    setTyped(day);
    if (day === '' || day >= EARLIEST) onChange(day);
  };
  return (
    <Labeled>
      <label htmlFor={id}>{label}</label>
      <InputFrame>
        <BareInput
          id={id}
          type="date"
          max={LATEST}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped(value)}
        />
      </InputFrame>
    </Labeled>
  );
}

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
