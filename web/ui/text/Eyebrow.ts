import styled from 'styled-components';
import { smallCaps } from '../../theme/mixins';
import { color } from '../../theme/tokens';

/** A small label above a title or number. */
export const Eyebrow = styled.p`
  ${smallCaps}
  color: ${color.soft};
`;
