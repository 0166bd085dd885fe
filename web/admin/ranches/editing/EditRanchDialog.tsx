import { useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { type AdminEditorValues, adminEditorForm } from '../../../../rules/ranches/adminRancherForm';
import { type RancherContactValues, rancherContactForm } from '../../../../rules/ranches/rancherContactForm';
import { changedListing, fromListing } from '../../../../rules/ranches/rancherListing';
import { mutate } from '../../../apollo/mutate';
import { codeOf, fieldErrorsOf, fieldErrorsUnder, messageOf } from '../../../errors/graphErrors';
import { useSubmit } from '../../../errors/useSubmit';
import { LeaveGuard } from '../../../leaveGuard/LeaveGuard';
import { RecordState } from '../../../parts/lists/RecordState';
import { DialogForm } from '../../../ui/form/FormDialog';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { RanchDialogProps } from '../../useRanchActions';
import type { EditRanchDialog_rancherFragment } from './EditRanchDialog.generated';
import { EditRanchDialogDocument, EditRanchDocument, UpdateRancherContactDocument } from './EditRanchDialog.generated';
import { EditRanchFields } from './EditRanchFields';

/** Asks before it discards unsaved changes. */
export default function EditRanchDialog({ ranch, onClose }: RanchDialogProps) {
  // An editor must not start from outdated data.
  const { data, error, refetch } = useQuery(EditRanchDialogDocument, {
    variables: { id: ranch.id },
    fetchPolicy: 'network-only',
  });
  const [unsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const tryToClose = () => (unsaved ? setConfirming(true) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={tryToClose}
        size="large"
        title="Edit Rancher Profile"
        description={`What customers read about ${ranch.ranchName}.`}
      >
        {data?.rancher ? (
          <EditRanchForm ranch={data.rancher} onUnsaved={setUnsaved} onCancel={tryToClose} onSaved={onClose} />
        ) : (
          <RecordState {...{ data, error, refetch }} noun="rancher" />
        )}
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Leave without saving?"
        description="Your changes to the rancher profile aren't saved yet. If you leave, they're lost."
        confirmLabel="Leave Without Saving"
        cancelLabel="Keep Editing"
        tone="danger"
        onConfirm={onClose}
      />
    </>
  );
}

interface EditRanchFormProps {
  ranch: EditRanchDialog_rancherFragment;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function EditRanchForm({ ranch, onUnsaved, onCancel, onSaved }: EditRanchFormProps) {
  const [initial] = useState<AdminEditorValues>(() => valuesOf(ranch));
  const save = useEditRanch(ranch.id, initial, onSaved);
  return (
    <DialogForm
      initialValues={initial}
      schema={adminEditorForm}
      onSubmit={save}
      label="Rancher profile"
      submitLabel="Save Changes"
      onCancel={onCancel}
    >
      <EditRanchFields />
      <ReportUnsaved onUnsaved={onUnsaved} />
      <LeaveGuard />
    </DialogForm>
  );
}

function valuesOf(ranch: EditRanchDialog_rancherFragment): AdminEditorValues {
  const { name, email, phone } = ranch.contact;
  return { rancher: fromListing(ranch), contact: { name, email, phone } };
}

function ReportUnsaved({ onUnsaved }: Pick<EditRanchFormProps, 'onUnsaved'>) {
  const { dirty } = useFormikContext();
  useEffect(() => onUnsaved(dirty), [dirty, onUnsaved]);
  return null;
}

/** Saves what an admin has changed, first the contact and then the profile. */
function useEditRanch(rancherId: string, initial: AdminEditorValues, onSaved: () => void) {
  const saveContact = useSubmit({
    send: async (typed: RancherContactValues) => {
      const input = changedContact(initial.contact, rancherContactForm.cast(typed));
      if (Object.keys(input).length > 0) await mutate(UpdateRancherContactDocument, { rancherId, input });
    },
    errorToast: 'Update Failed',
    fieldErrors: contactErrors,
  });

  const saveProfile = useSubmit({
    send: async ({ rancher }: AdminEditorValues) => {
      const input = changedListing(initial.rancher, rancher);
      if (Object.keys(input).length > 0) await mutate(EditRanchDocument, { rancherId, input });
    },
    successToast: (_, { rancher }) => ({
      title: 'Profile Updated',
      description: `The profile of ${rancher.ranchName} has been saved.`,
    }),
    errorToast: 'Update Failed',
    fieldErrors: (error) => fieldErrorsUnder('rancher', fieldErrorsOf(error)),
    onSuccess: onSaved,
  });

  return async (values: AdminEditorValues) => {
    if (await saveContact(values.contact)) await saveProfile(values);
  };
}

function changedContact(before: RancherContactValues, after: RancherContactValues): Partial<RancherContactValues> {
  const { name, email, phone } = after;
  return {
    ...(name !== before.name && { name }),
    ...(email !== before.email && { email }),
    ...(phone !== before.phone && { phone }),
  };
}

/** A contact's only possible conflict is its email. */
const contactErrors = (error: unknown) =>
  fieldErrorsUnder('contact', codeOf(error) === 'CONFLICT' ? { email: messageOf(error) } : fieldErrorsOf(error));
