import type { MailState } from '../../rules/platformVocabulary';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';

/** What became of a mail. */
export type MailRow = {
  id: number;
  template: string;
  /** Null where the account is gone. */
  userId: number | null;
  orderId: number | null;
  subject: string | null;
  state: MailState;
  attempts: number;
  createdAt: string;
  sentAt: string | null;
};

export type MailPage = Page<MailRow>;

export const mailProjection: Projection = { always: ['id'], needs: { user: ['userId'] } };
