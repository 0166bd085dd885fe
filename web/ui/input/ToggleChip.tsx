import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, motion, size, space, touch } from '../../theme/tokens';

interface ToggleChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 36px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.strongLine};
  border-radius: 22px;
  background: transparent;
  color: ${color.ink};
  font-size: ${size[15]};
  cursor: pointer;
  transition: background-color ${motion.fast}, border-color ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }

  ${media.phone} {
    min-height: ${touch};
  }
`;

/** A chip that turns a filter on or off. */
export function ToggleChip({ pressed, onChange, children }: ToggleChipProps) {
  return (
    <Root type="button" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
      {pressed && <Check size={16} aria-hidden />}
      {children}
    </Root>
  );
}
