import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius } from '../theme/tokens';

/** Makes the whole `Card interactive` around it lead to `to`, while its name stays the words in it. */
export const StretchedLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;
