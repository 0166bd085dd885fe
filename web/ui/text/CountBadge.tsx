import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color } from '../../theme/tokens';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const Root = styled.span`
  ${tabular}
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: ${color.red};
  color: ${color.onRed};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
`;

/** Shows how many items are new, or nothing if there are none. Screen readers read `noun` after the count. */
export function CountBadge({ count, noun }: { count: number | undefined; noun: string }) {
  if (!count) return null;
  return (
    <Root>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        {count} {noun}
      </VisuallyHidden>
    </Root>
  );
}
