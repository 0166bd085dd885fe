import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';

/** Only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
