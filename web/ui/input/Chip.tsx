import { Check, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color, edge, media, motion, size, space, touch } from '../../theme/tokens';
import { Button } from '../button/Button';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 32px;
  padding: 0 ${space(1)} 0 ${space(1.5)};
  border: ${edge} solid ${color.strongLine};
  border-radius: 16px;
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size[15]};
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }

  ${media.phone} {
    min-height: ${touch};
    border-radius: 22px;
  }
`;

/** An active filter. A press removes it. */
export function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <Root type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
      {children}
      <X size={16} aria-hidden />
    </Root>
  );
}

interface ToggleChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 36px;
  padding: 0 ${space(2)};
  border: ${edge} solid ${color.strongLine};
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

export function ToggleChip({ pressed, onChange, children }: ToggleChipProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
      {pressed && <Check size={16} aria-hidden />}
      {children}
    </Toggle>
  );
}

/** Clears the filters. Moves the focus to their group, since the button disappears when pressed. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus();
    onClear();
  };
  return (
    <Button variant="quiet" onClick={clear}>
      Clear Filters
    </Button>
  );
}
