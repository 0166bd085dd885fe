import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Rule } from '../ui/layout/Rule';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(2)};
  color: ${color.soft};

  svg {
    width: 44px;
    height: 12px;
    fill: currentcolor;
  }
`;

/** A line with a small star in the middle. */
export function OrnamentRule() {
  return (
    <Root>
      <Rule />
      <svg viewBox="0 0 44 12" aria-hidden="true">
        <path d="M22 0l2.2 3.8L28 6l-3.8 2.2L22 12l-2.2-3.8L16 6l3.8-2.2z" />
        <path d="M4 6l3-2 3 2-3 2zM34 6l3-2 3 2-3 2z" />
      </svg>
      <Rule />
    </Root>
  );
}
