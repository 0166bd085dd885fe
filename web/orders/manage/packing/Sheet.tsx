import styled from 'styled-components';
import { radius, space } from '../../../theme/tokens';

/** White paper, also on a dark screen: what is seen is what the printer gives. One to a page. */
export const Sheet = styled.article`
  --paper: #fff;
  --card: #fff;
  --ink: #000;
  --soft: #333;
  --line: #999;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid #999;
  border-radius: ${radius};
  background: #fff;
  color: #000;
  color-scheme: light;

  @media print {
    padding: 0;
    border: 0;

    &:not(:last-child) {
      break-after: page;
    }
  }
`;
