import { useFormikContext } from 'formik';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { rancherEditorForm, toListingInput } from '../../../rules/ranches/rancherListing';
import { TAB_BAR_HEIGHT } from '../../layout/tabBarHeight';
import { LeaveGuard } from '../../leaveGuard/LeaveGuard';

import { useRanchValues } from '../../parts/ranches/fields/useRanchValues';
import { color, media, size, visuallyHidden } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { FoldsFieldsets } from '../../ui/form/Fieldset';
import { Form } from '../../ui/form/Form';
import { FormActions, SubmitButton } from '../../ui/form/FormActions';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

import { useOpenAnimalsToo } from '../products/useOpenAnimalsToo';
import { FormTabs } from '../tabbedForm/FormTabs';
import { CompletenessMeter } from './CompletenessMeter';
import { editorTabs } from './editorTabs';
import type { RanchEditor_rancherFragment } from './RanchEditor.generated';
import { useSaveRanch } from './useSaveRanch';

const PreviewDialog = lazyDialog(() => import('./PreviewDialog'));

const UnsavedNote = styled.span`
  color: ${color.soft};
  font-size: ${size[15]};

  /* On a phone there is only room for the button. */
  ${media.phone} {
    ${visuallyHidden}
  }
`;

export function RanchEditor({ ranch }: { ranch: RanchEditor_rancherFragment }) {
  const { ask, question } = useOpenAnimalsToo();
  const { saved, save } = useSaveRanch(ranch, ask);
  return (
    <Form initialValues={saved} schema={rancherEditorForm} onSubmit={save} label="Ranch profile">
      <Section title="Ranch Profile" actions={<PreviewButton rancherId={ranch.id} />}>
        <LiveMeter ranch={ranch} />
        <FoldsFieldsets value>
          <FormTabs label="Ranch profile" tabs={editorTabs} />
        </FoldsFieldsets>
      </Section>
      <SaveBar />
      <LeaveGuard />
      {question}
    </Form>
  );
}

function PreviewButton({ rancherId }: { rancherId: string }) {
  const [isOpen, setOpen] = useState(false);
  const values = useRanchValues();
  return (
    <>
      <Button icon={Eye} onClick={() => setOpen(true)}>
        Preview
      </Button>
      <PreviewDialog rancherId={rancherId} values={values} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Updates while the rancher types. Uses the saved pictures, boxes, cuts and phone number, which aren't in the form. */
function LiveMeter({ ranch }: { ranch: RanchEditor_rancherFragment }) {
  const { otherProductsList, ...typed } = toListingInput(useRanchValues());
  const beef = ranch.products.filter(({ __typename }) => __typename !== 'CustomProduct');
  const customProducts = otherProductsList.map((product) => ({ ...product, __typename: 'CustomProduct' }));
  const products = [...customProducts, ...beef];
  return <CompletenessMeter ranch={{ ...typed, products, imageUrl: ranch.imageUrl, contact: ranch.contact }} />;
}

function SaveBar() {
  const { dirty } = useFormikContext();
  return (
    <FormActions sticky offset={TAB_BAR_HEIGHT}>
      <SubmitButton>Save Changes</SubmitButton>
      <UnsavedNote role="status">{dirty ? 'You have unsaved changes.' : ''}</UnsavedNote>
    </FormActions>
  );
}
