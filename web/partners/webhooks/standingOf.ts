import { adminDateTime } from '../../../rules/dates';
import type { Tone } from '../../ui/tones';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

interface Standing {
  tone: Tone;
  word: string;
  /** What the word alone does not say. */
  detail?: string;
}

/** How a webhook is doing. Who turned it off nobody tells us, nor whether its address is the one that took the last event. */
export function standingOf(webhook: WebhookCard_webhookFragment): Standing {
  const { enabled, failures, failingSince, lastDeliveredAt } = webhook;
  if (!enabled) return { tone: 'neutral', word: 'Turned off', ...(failures > 0 && { detail: inVain(failures) }) };
  if (failures > 0) {
    const since = failingSince ? `since ${adminDateTime(failingSince)} ` : '';
    return { tone: 'danger', word: 'Failing', detail: `${since}(${failures === 1 ? '1 try' : `${failures} tries`})` };
  }
  return lastDeliveredAt ? { tone: 'success', word: 'Turned on' } : { tone: 'info', word: 'Nothing delivered yet' };
}

const inVain = (failures: number) =>
  failures === 1 ? 'The last try was in vain' : `The last ${failures} tries were in vain`;
