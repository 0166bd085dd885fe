import { useState } from 'react';
import { doorLinksForm } from '../../rules/herd/doorForm';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Notice } from '../ui/state/Notice';

interface EmailFormProps {
  label: string;
  submitLabel: string;
  /** Returns what to tell the plant. */
  send: (email: string) => Promise<string>;
}

/** Mails a plant a link, and then says so in its place. */
export function EmailForm({ label, submitLabel, send }: EmailFormProps) {
  const [message, setMessage] = useState('');
  const submit = useSubmit({
    send: ({ email }: { email: string }) => send(email.trim()),
    ...errorsInForm("Couldn't send the link"),
    onSuccess: setMessage,
  });
  if (message) {
    return (
      <Notice tone="success" title="Check your email" role="status">
        {message}
      </Notice>
    );
  }
  return (
    <Form initialValues={{ email: '' }} schema={doorLinksForm} onSubmit={submit} label={label}>
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <SubmitButton size="large">{submitLabel}</SubmitButton>
    </Form>
  );
}
