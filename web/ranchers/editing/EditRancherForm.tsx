import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { adminEditorForm } from '../../../rules/adminRancherForm';
import { fromListing } from '../../../rules/rancherListing';
import { Button } from '../../ui/Button';
import { DialogFooter } from '../../ui/DialogFooter';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import type { RancherFields } from '../fields/useRancherValues';
import { LeaveGuard } from '../profile/LeaveGuard';
import { EditRancherFields } from './EditRancherFields';
import type { EditRancherForm_rancherFragment } from './EditRancherForm.generated';
import { useEditRancher } from './useEditRancher';

interface EditRancherFormProps {
  ranch: EditRancherForm_rancherFragment;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditRancherForm({ ranch, onUnsaved, onCancel, onSaved }: EditRancherFormProps) {
  const [initial] = useState<RancherFields>(() => ({ rancher: fromListing(ranch) }));
  const save = useEditRancher(ranch.id, initial, onSaved);
  return (
    <Form initialValues={initial} schema={adminEditorForm} onSubmit={save} label="Rancher profile">
      <EditRancherFields />
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton>Save Changes</SubmitButton>
      </DialogFooter>
      <TellUnsaved onUnsaved={onUnsaved} />
      <LeaveGuard />
    </Form>
  );
}

function TellUnsaved({ onUnsaved }: Pick<EditRancherFormProps, 'onUnsaved'>) {
  const { dirty } = useFormikContext();
  useEffect(() => onUnsaved(dirty), [dirty, onUnsaved]);
  return null;
}
