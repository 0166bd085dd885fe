import styled from 'styled-components';
import { media, space } from '../../../theme/tokens';
import { Stack } from '../../../ui/layout/arrange';

/** Stacks groups of fields. The first group has no line above it, because the sheet has one. */
export const FieldSheet = styled(Stack).attrs({ gap: 5 })`
  ${media.phone} {
    gap: ${space(3)};
  }

  & > fieldset:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;
