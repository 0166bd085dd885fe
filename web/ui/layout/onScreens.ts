import styled from 'styled-components';
import { media } from '../../theme/tokens';

export const OnPhones = styled.span`
  ${media.medium} {
    display: none;
  }
`;

export const OnWideScreens = styled.span`
  ${media.phone} {
    display: none;
  }
`;
