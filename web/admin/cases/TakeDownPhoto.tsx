import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { takeDownForm } from '../../../rules/ranches/photosForm';
import { useSubmit } from '../../errors/useSubmit';

import { ReasonField } from '../../parts/reports/ReasonField';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { TakeDownPhotoDocument } from './TakeDownPhoto.generated';

export function TakeDownPhoto() {
  const [isOpen, setOpen] = useState(false);
  const [send] = useMutation(TakeDownPhotoDocument);
  const takeDown = useSubmit({
    send: (variables: { url: string; reason: string }) => send({ variables }),
    successToast: { title: 'Photo Taken Down', description: 'Browsers that have it forget it within minutes.' },
    errorToast: 'Couldn’t take the photo down',
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Take Down a Photo</Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Take Down a Photo"
        description="Any photo of a ranch, a product, an animal, a review or a message. It’s gone everywhere, for good, and can’t be added again."
        initialValues={{ url: '', reason: '' }}
        schema={takeDownForm}
        onSubmit={takeDown}
        submitLabel="Take Down"
        submitVariant="danger"
      >
        <Field name="url" label="Image URL" hint="Right-click the photo and copy its address." />
        <ReasonField label="Reason" rows={4} />
      </FormDialog>
    </>
  );
}
