import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, edge, motion, size, space, touch } from '../../theme/tokens';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. In a form, use `SwitchField`. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <SwitchControl checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </SwitchControl>
  );
}

interface SwitchControlProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  children: ReactNode;
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  gap: ${space(1.5)};
  min-height: ${touch};
  font-size: ${size[15]};
  cursor: pointer;
`;

const Track = styled.input`
  flex: none;
  position: relative;
  width: 44px;
  height: 24px;
  margin: 0;
  border: ${edge} solid ${color.strongLine};
  border-radius: 12px;
  appearance: none;
  background: ${color.sunken};
  cursor: inherit;
  transition: background-color ${motion.base}, border-color ${motion.base};

  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${color.strongLine};
    transition: transform ${motion.base}, background-color ${motion.base};
  }

  &:checked {
    border-color: ${color.pasture};
    background: ${color.pasture};
  }

  &:checked::before {
    background: ${color.card};
    transform: translateX(20px);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export function SwitchControl({ children, ...rest }: SwitchControlProps) {
  return (
    <Label>
      <Track type="checkbox" role="switch" {...rest} />
      <span>{children}</span>
    </Label>
  );
}
