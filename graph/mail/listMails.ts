import type { Context } from '../context';
import { newestFirst } from '../database/reading/keyset';
import { type List, type PageArgs, page, pageArgs } from '../database/reading/page';
import type { AdminMailsArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import type { MailPage, MailRow } from './MailRecord';

/** Mails and whether they were sent, newest first, for admins. */
export async function listMails({ db }: Context, args: AdminMailsArgs): Promise<MailPage> {
  const query = db('mails');
  if (typeof args.orderId === 'string') query.whereRaw('order_id = ?', [idNumber(args.orderId, 'orderId')]);
  if (typeof args.userId === 'string') query.whereRaw('user_id = ?', [idNumber(args.userId, 'userId')]);
  return page<MailRow>(db, query, { columns: ['id'], order: newestFirst, ...pageArgs(args) });
}

/** How long failed mails are listed, in milliseconds. */
const MAX_AGE = 30 * 86_400_000;

/** Recent mails that could not be sent, newest first. */
export const everyFailedMail = (args: PageArgs): List => ({
  table: 'mails',
  order: newestFirst,
  where: (query) => query.whereRaw("state = 'FAILED' and created_at > ?", [new Date(Date.now() - MAX_AGE)]),
  ...pageArgs(args),
});
