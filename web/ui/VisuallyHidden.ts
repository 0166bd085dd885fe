import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins';

/** Said to a screen reader, not shown. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
