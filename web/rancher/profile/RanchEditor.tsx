import { type FormikHelpers, useFormikContext } from 'formik';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  changedListing,
  fromListing,
  type RancherListingValues,
  rancherEditorForm,
  toListingInput,
} from '../../../rules/ranches/rancherListing';
import { mutate } from '../../apollo/mutate';
import { fieldErrorsOf, fieldErrorsUnder, isOffline, messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { TAB_BAR_HEIGHT } from '../../layout/tabBarHeight';
import { LeaveGuard } from '../../leaveGuard/LeaveGuard';
import { type RanchFormValues, useRanchValues } from '../../parts/ranches/fields/useRanchValues';
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
import { type RanchEditor_rancherFragment, SaveRanchProfileDocument } from './RanchEditor.generated';

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

type Changes = ReturnType<typeof changedListing>;

/** Returns the editor's initial values and a function to save. Saved values become the next initial values. */
function useSaveRanch(ranch: RanchEditor_rancherFragment, onSaved: (input: Changes) => void) {
  const [saved, setSaved] = useState<RanchFormValues>(() => ({ rancher: fromListing(ranch) }));

  const submit = useSubmit({
    send: async ({ submitted }: { submitted: RancherListingValues; form: FormikHelpers<RanchFormValues> }) => {
      const input = changedListing(saved.rancher, submitted);
      const { updateRancherProfile } = await mutate(SaveRanchProfileDocument, { rancherId: ranch.id, input });
      return { input, rancher: fromListing(updateRancherProfile) };
    },
    successToast: { title: 'Profile Updated', description: 'Your ranch profile has been saved.' },
    errorToast: failureToast,
    fieldErrors: (error) => fieldErrorsUnder('rancher', fieldErrorsOf(error)),
    onSuccess: ({ input, rancher }, { submitted, form }) => {
      onSaved(input);
      setSaved({ rancher });
      form.resetForm({ values: { rancher } });
      // `typed` has the values from before the reset, because the reset hasn't rendered yet.
      void form.setValues((typed) => ({ rancher: mergeTyped({ submitted, saved: rancher, typed: typed.rancher }) }));
    },
  });

  const save = ({ rancher }: RanchFormValues, form: FormikHelpers<RanchFormValues>) =>
    submit({ submitted: rancher, form });
  return { saved, save };
}

function failureToast(error: unknown) {
  if (isOffline(error)) return { title: 'Error', description: 'An error occurred while updating your profile' };
  return { title: 'Update Failed', description: messageOf(error, 'Could not update profile') };
}

interface Save {
  submitted: RancherListingValues;
  saved: RancherListingValues;
  typed: RancherListingValues;
}

/** Returns the saved values, overlaid with what was typed during the save. */
function mergeTyped({ submitted, saved, typed }: Save): RancherListingValues {
  const typedDuringSave = Object.entries(typed).filter(
    ([name, value]) => value !== submitted[name as keyof Save['typed']],
  );
  const merged: RancherListingValues = { ...saved, ...Object.fromEntries(typedDuringSave) };
  if (merged.otherProductsList === saved.otherProductsList) return merged;
  // Adds the IDs of new products. Without its ID, the next save would create a product again.
  const otherProductsList = typed.otherProductsList.map(
    (product) => saved.otherProductsList[submitted.otherProductsList.indexOf(product)] ?? product,
  );
  return { ...merged, otherProductsList };
}
