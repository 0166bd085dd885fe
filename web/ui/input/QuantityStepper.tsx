import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, edge, radius, size, space, tabular } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';

interface QuantityStepperProps {
  /** The name of the item, like 'Half Cow'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The unit after the number, like 'lb'. */
  unit?: string;
  disabled?: boolean;
}

const Root = styled.fieldset`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: ${edge} solid ${color.strongLine};
  border-radius: ${radius};
  background: ${color.card};
`;

const Figure = styled.input`
  ${tabular}
  align-self: stretch;
  width: 4ch;
  min-width: 36px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: center;
`;

const Unit = styled.span`
  padding-right: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[13]};
`;

/** Manages a typed whole number, which is limited to `min` and `max`. */
function useTypedQuantity({ value, onChange, min = 1, max = 999 }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);

  const change = (requested: number) => {
    const allowed = Math.min(max, Math.max(min, requested));
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    const requested = /^\d+$/.test(typed.trim()) ? Number(typed) : value;
    change(requested);
    setTyped(String(Math.min(max, Math.max(min, requested))));
  };
  return { typed, setTyped, commit, change, min, max };
}

/** Decreases and increases a quantity. With `min` 0, decreasing 1 removes the item. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, unit, disabled = false } = props;
  const { typed, setTyped, commit, change, min, max } = useTypedQuantity(props);
  const decrease = () => change(value - 1);
  const increase = () => change(value + 1);
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <Root disabled={disabled} aria-label={`Quantity of ${label}`}>
      <IconButton icon={Minus} label={`Decrease ${label}`} size="small" disabled={value <= min} onClick={decrease} />
      <Figure
        aria-label={`Quantity of ${label}${unit ? ` in ${unit}` : ''}`}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      {unit && <Unit aria-hidden>{unit}</Unit>}
      <IconButton icon={Plus} label={`Increase ${label}`} size="small" disabled={value >= max} onClick={increase} />
    </Root>
  );
}
