import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, media, motion, size, space, touch } from '../../theme/tokens';

interface ChipProps {
  children: string;
  onRemove: () => void;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 32px;
  padding: 0 ${space(1)} 0 ${space(1.5)};
  border: 1px solid ${color.strongLine};
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
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <Root type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
      {children}
      <X size={16} aria-hidden />
    </Root>
  );
}
