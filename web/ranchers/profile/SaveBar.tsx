import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { TAB_BAR_HEIGHT } from '../../layout/tabBarHeight';
import { visuallyHidden } from '../../theme/mixins';
import { color, media, size } from '../../theme/tokens';
import { FormActions } from '../../ui/FormActions';
import { SubmitButton } from '../../ui/SubmitButton';

const State = styled.span`
  color: ${color.soft};
  font-size: ${size[15]};

  /* There is room for the button alone. */
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** Within reach from everywhere in the editor. */
export function SaveBar() {
  const { dirty } = useFormikContext();
  return (
    <FormActions sticky offset={TAB_BAR_HEIGHT}>
      <SubmitButton>Save Changes</SubmitButton>
      <State role="status">{dirty ? 'You have unsaved changes.' : ''}</State>
    </FormActions>
  );
}
