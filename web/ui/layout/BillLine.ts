import styled from 'styled-components';
import { color, hairline, size, space } from '../../theme/tokens';

/** A line of a bill, with the item at the start and the amount at the end. `data-out` grays out both. */
export const BillLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};

  &[data-out] > :is(strong, span) {
    color: ${color.soft};
    text-decoration: line-through;
  }
`;

/** A text below a line that explains its amount. */
export const BillDetail = styled.p`
  grid-column: 1 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
`;
