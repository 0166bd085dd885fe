import styled from 'styled-components';
import { color, radius } from '../../theme/tokens';
import { Link } from '../text/Link';

/** Makes the whole `Card interactive` around it a link, named by this link's text. */
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

/** Puts a button or link above the card's stretched link, so that it gets its own clicks. */
export const AboveStretchedLink = styled.div`
  position: relative;
  z-index: 1;
`;
