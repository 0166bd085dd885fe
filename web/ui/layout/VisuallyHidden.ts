import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';

/** Content only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
