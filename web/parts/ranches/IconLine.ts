import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

export const IconLine = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color.soft};
  font-size: ${size[15]};
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
