import styled from 'styled-components';
import { Stack } from '../../ui/Stack';

/** Groups of fields, one under another. The line above the sheet opens the first of them too. */
export const FieldSheet = styled(Stack).attrs({ gap: 5 })`
  & > fieldset:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;
