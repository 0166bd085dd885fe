import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, radius, touch } from '../theme/tokens';

interface MoveHandleProps extends ComponentProps<'button'> {
  label: string;
}

const Root = styled.button`
  display: grid;
  align-self: stretch;
  place-items: center;
  width: ${touch};
  min-height: ${touch};
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.soft};
  cursor: grab;
  /* A thumb on it moves the photo; beside it, the list. */
  touch-action: none;

  &:hover {
    background: ${color.sunken};
  }
`;

export function MoveHandle({ label, ...rest }: MoveHandleProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      <GripVertical size={20} aria-hidden />
    </Root>
  );
}
