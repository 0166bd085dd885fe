import styled from 'styled-components';
import { smallCaps } from '../theme/mixins';
import { color } from '../theme/tokens';

/** The small capitals above a title or a figure. */
export const Eyebrow = styled.p`
  ${smallCaps}
  color: ${color.soft};
`;
