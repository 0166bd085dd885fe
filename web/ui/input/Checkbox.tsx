import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, edge, media, motion, size, space, touch } from '../../theme/tokens';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  width: fit-content;
  gap: ${space(1.25)};
  font-size: ${size[15]};
  line-height: 1.45;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.soft};
    cursor: not-allowed;
  }

  ${media.phone} {
    min-height: ${touch};
    padding-block: 11px;
  }
`;

const Box = styled.input`
  flex: none;
  display: grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  border: ${edge} solid ${color.strongLine};
  border-radius: 3px;
  appearance: none;
  background: ${color.card};
  cursor: inherit;
  transition: background-color ${motion.fast};

  &::before {
    content: '';
    width: 11px;
    height: 6px;
    margin-top: -3px;
    border: solid ${color.card};
    border-width: 0 0 2.5px 2.5px;
    opacity: 0;
    transform: rotate(-45deg);
  }

  &:checked {
    border-color: ${color.pasture};
    background: ${color.pasture};
  }

  &:checked::before {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Label>
      <Box type="checkbox" {...rest} />
      <span>{children}</span>
    </Label>
  );
}
