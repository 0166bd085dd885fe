import styled from 'styled-components';
import { space } from '../../theme/tokens';

export const CellList = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: 0;
  list-style: none;
  text-align: left;
`;
