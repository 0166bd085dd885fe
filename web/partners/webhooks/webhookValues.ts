import { string } from 'yup';
import { type WebhookValues, webhookForm } from '../../../rules/webhookForm';

/** What the form holds. The graph knows all events as an empty list, which nobody would guess from empty boxes. */
export interface WebhookFields extends WebhookValues {
  which: 'ALL' | 'SOME';
}

export const webhookFields = webhookForm
  .shape({ which: string() })
  .test('some', ({ which, types = [] }, { createError }) =>
    which === 'SOME' && types.length === 0
      ? createError({ path: 'types', message: 'Choose at least one event' })
      : true,
  );

export function toWebhookInput({ url, which, types }: WebhookFields): WebhookValues {
  return { url: url.trim(), types: which === 'ALL' ? [] : types };
}

export function webhookFieldsOf({ url, types = [] }: WebhookValues): WebhookFields {
  return { url, types, which: types.length > 0 ? 'SOME' : 'ALL' };
}
