import { useState } from 'react';
import { doorForm } from '../../../../rules/herd/doorForm';
import { mutate } from '../../../apollo/mutate';
import { NewSecretDialog, type NewSecretDialogProps, type SecretFormProps } from '../../../developers/NewSecretDialog';
import { useSubmit } from '../../../errors/useSubmit';
import { Field } from '../../../ui/form/Field';
import { DialogForm } from '../../../ui/form/FormDialog';
import { Text } from '../../../ui/text/Text';
import { CreateDoorDocument } from './ProcessorLinks.generated';

interface NewLinkDialogProps extends NewSecretDialogProps {
  processor: { id: string; name: string };
}

type LinkFormProps = SecretFormProps & Pick<NewLinkDialogProps, 'processor'>;

/** Mails a processor its link, or shows it once, to be passed on. */
export default function NewLinkDialog({ processor, ...dialog }: NewLinkDialogProps) {
  // Stays the same component, so that what is typed stays, too.
  const [Form] = useState(() => (form: SecretFormProps) => <LinkForm {...form} processor={processor} />);
  return (
    <NewSecretDialog
      {...dialog}
      noun={`link for ${processor.name}`}
      secretNoun="link"
      description="The link shows your animals at this processor, their owners and cut sheets. No prices, emails or messages, and no password."
      Form={Form}
      advice={() => <Text>Text or email it to the plant. You can revoke it here at any time.</Text>}
    />
  );
}

function LinkForm({ processor: { id, name }, onCreated, onCancel }: LinkFormProps) {
  const create = useSubmit({
    send: ({ email }: { email: string }) =>
      mutate(CreateDoorDocument, { processorId: id, email: email.trim() || null }),
    errorToast: "Couldn't create the link",
    successToast: ({ createDoor: { link } }) =>
      link === null ? { title: 'Link on its way', description: name } : undefined,
    onSuccess: ({ createDoor: { link } }) => (link === null ? onCancel() : onCreated(link)),
  });
  return (
    <DialogForm
      initialValues={{ email: '' }}
      schema={doorForm}
      onSubmit={create}
      label="New link"
      submitLabel="Create Link"
      onCancel={onCancel}
    >
      <Field
        name="email"
        label="The plant's email"
        type="email"
        autoComplete="off"
        hint="We'll send the link there. If blank, you get it to copy."
        optional
      />
    </DialogForm>
  );
}
