import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { tabular } from '../../../theme/mixins';
import { color } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { NewOrdersCountDocument } from './NewOrdersBadge.generated';

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

/** The number of orders that wait for an answer; nothing when there are none. */
export default function NewOrdersBadge() {
  const { data } = useQuery(NewOrdersCountDocument);
  const count = data?.viewer?.ranch?.orderCounts.pending;
  if (!count) return null;
  return (
    <Root>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{count} new</VisuallyHidden>
    </Root>
  );
}
