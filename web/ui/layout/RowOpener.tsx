import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space } from '../../theme/tokens';

/** The state of a row that opens, and the ID of what it shows then. */
export interface RowState {
  isOpen: boolean;
  id: string;
  toggle: () => void;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  & > svg {
    flex: none;
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/** Names a row and shows the rest of it, from anywhere in the positioned element around it but other controls. */
export function RowOpener({ row: { isOpen, id, toggle }, children }: { row: RowState; children: ReactNode }) {
  return (
    <Root type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {children}
      <ChevronDown size={16} aria-hidden />
    </Root>
  );
}
