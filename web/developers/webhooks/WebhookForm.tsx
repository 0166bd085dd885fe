import { useFormikContext } from 'formik';
import { string } from 'yup';
import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { type WebhookValues, webhookForm } from '../../../rules/developers/webhookForm';
import { LIMITS } from '../../../rules/fields/limits';
import { CheckboxGroup } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';

interface WebhookFormProps {
  label: string;
  webhook: WebhookValues;
  submitLabel: string;
  onSubmit: (fields: WebhookFields) => unknown;
  onCancel: () => void;
}

const CHOICES = [
  { value: 'ALL', title: 'All events', description: 'Including new kinds.' },
  { value: 'SOME', title: 'Only some', description: 'You pick them.' },
];

export function WebhookForm({ webhook, ...form }: WebhookFormProps) {
  return (
    <DialogForm<WebhookFields> initialValues={webhookFieldsOf(webhook)} schema={webhookFields} {...form}>
      <Field
        name="url"
        label="Address"
        type="url"
        placeholder="https://"
        hint="Where your software listens. It must be reachable from the internet."
        maxLength={LIMITS.url}
        autoComplete="off"
      />
      <EventFields />
    </DialogForm>
  );
}

function EventFields() {
  const { values } = useFormikContext<WebhookFields>();
  return (
    <>
      <RadioCards name="which" legend="What we send" options={CHOICES} columns={2} />
      {values.which === 'SOME' && <CheckboxGroup name="types" legend="Events" options={EVENT_TYPE.options} />}
    </>
  );
}

/** The form's values. `which` is separate, because the server's empty list for all events would look like none. */
export interface WebhookFields extends WebhookValues {
  which: 'ALL' | 'SOME';
}

const webhookFields = webhookForm
  .shape({ which: string() })
  .test('some', ({ which, types = [] }, { createError }) =>
    which === 'SOME' && types.length === 0
      ? createError({ path: 'types', message: 'Choose at least one event' })
      : true,
  );

export function toWebhookInput({ url, which, types }: WebhookFields): WebhookValues {
  return { url: url.trim(), types: which === 'ALL' ? [] : types };
}

function webhookFieldsOf({ url, types = [] }: WebhookValues): WebhookFields {
  return { url, types, which: types.length > 0 ? 'SOME' : 'ALL' };
}
