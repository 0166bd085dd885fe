import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** The ZIP code and the distance beside each other; what is wrong with the first stands under both. */
export const ZipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};

  & > :first-child {
    width: 12ch;
  }

  [role='alert'] {
    white-space: nowrap;
  }
`;
