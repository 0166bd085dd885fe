import styled from 'styled-components';
import { media, space } from '../theme/tokens';

/** The buttons of a row: on one line where there is room, so that the rows stay low. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};

  ${media.wide} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
