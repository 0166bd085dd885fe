import type { MailState } from '../../rules/words/platformVocabulary';
import type { Page } from '../database/reading/page';
import type { Projection } from '../database/reading/projection';
import { one, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

/** A mail and whether it was sent. */
export type MailRow = {
  id: number;
  template: string;
  /** Null if the account was deleted. */
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

export const mailShape: Shape = {
  table: 'mails',
  fields: { user: one((user, mail) => sql`${user}.id = ${mail}.user_id`) },
};
