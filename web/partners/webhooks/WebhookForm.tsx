import { EVENT_TYPE } from '../../../rules/eventType';
import { LIMITS } from '../../../rules/limits';
import type { WebhookValues } from '../../../rules/webhookForm';
import { Button } from '../../ui/Button';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { RadioCards } from '../../ui/RadioCards';
import { SubmitButton } from '../../ui/SubmitButton';
import { type WebhookFields, webhookFields, webhookFieldsOf } from './webhookValues';

interface WebhookFormProps {
  label: string;
  webhook: WebhookValues;
  submitLabel: string;
  onSubmit: (fields: WebhookFields) => unknown;
  onCancel: () => void;
}

const CHOICES = [
  { value: 'ALL', title: 'All events', description: 'New kinds too.' },
  { value: 'SOME', title: 'Only some', description: 'You choose them.' },
];

export function WebhookForm({ label, webhook, submitLabel, onSubmit, onCancel }: WebhookFormProps) {
  return (
    <Form<WebhookFields>
      initialValues={webhookFieldsOf(webhook)}
      schema={webhookFields}
      onSubmit={onSubmit}
      label={label}
    >
      {({ values }) => (
        <>
          <Field
            name="url"
            label="Address"
            type="url"
            placeholder="https://"
            hint="Where your program listens. It has to be reachable from the internet."
            maxLength={LIMITS.url}
            autoComplete="off"
          />
          <RadioCards name="which" legend="What is sent" options={CHOICES} columns={2} />
          {values.which === 'SOME' && <CheckboxGroup name="types" legend="Events" options={EVENT_TYPE.options} />}
          <DialogFooter>
            <Button onClick={onCancel}>Cancel</Button>
            <SubmitButton>{submitLabel}</SubmitButton>
          </DialogFooter>
        </>
      )}
    </Form>
  );
}
