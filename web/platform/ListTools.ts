import styled from 'styled-components';
import { media, space } from '../theme/tokens';

/** What narrows and sorts a list, over it; the last one, the sorting, at the far end. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};

  & > :last-child {
    margin-left: auto;
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > :last-child {
      margin-left: 0;
    }

    /* A label and its control; the controls stand under each other. */
    & > div:not([role]) {
      display: grid;
      grid-template-columns: ${space(7)} minmax(0, 1fr);
    }
  }
`;
