import styled from 'styled-components';
import { motion } from '../../theme/tokens';

/** Fades outdated rows with aria-busy until the new ones load. */
export const Fading = styled.div`
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
