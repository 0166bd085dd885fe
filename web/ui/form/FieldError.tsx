import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.75)};
  color: ${color.danger};
  font-size: ${size[13]};
  font-weight: 600;
  line-height: 1.45;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The error of the field `id`, if any. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <Root id={`${id}-error`} role="alert">
      <CircleAlert size={15} aria-hidden />
      {children}
    </Root>
  );
}
