import styled from 'styled-components';
import { dim, motion } from '../../theme/tokens';

/** Fades its content while `aria-busy` is set, for outdated rows while new ones load. */
export const Fading = styled.div`
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: ${dim};
  }
`;
