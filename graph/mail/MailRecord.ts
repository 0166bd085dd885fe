import type { MailState } from '../../rules/words/platformVocabulary';
import type { Page } from '../database/reading/page';
import { one, type Shape, value } from '../database/reading/shape';
import { quoted, sql, viewerHolds } from '../database/reading/sql';

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

/** An amount in a subject, such as $1,301.20. */
export const AMOUNT = /\$[\d,]+(?:\.\d+)?/g;
export const HIDDEN = '$…';

export const mailShape: Shape = {
  table: 'mails',
  fields: {
    user: one((user, mail) => sql`${user}.id = ${mail}.user_id`),
    subject: value(
      (mail) => sql`case when ${viewerHolds('MONEY')} then ${mail}.subject
        else regexp_replace(${mail}.subject, ${quoted(AMOUNT.source)}, ${quoted(HIDDEN)}, 'g') end`,
    ),
  },
};
