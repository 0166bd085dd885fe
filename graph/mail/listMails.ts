import type { Context } from '../context';
import { newestFirst } from '../database/reading/keyset';
import { page, pageArgs } from '../database/reading/page';
import type { AdminMailsArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import type { MailPage, MailRow } from './MailRecord';

/** Mails and whether they were sent, newest first, for admins. */
export async function listMails({ db }: Context, args: AdminMailsArgs, columns: string[]): Promise<MailPage> {
  const query = db('mails');
  if (typeof args.orderId === 'string') query.whereRaw('order_id = ?', [idNumber(args.orderId, 'orderId')]);
  if (typeof args.userId === 'string') query.whereRaw('user_id = ?', [idNumber(args.userId, 'userId')]);
  return page<MailRow>(db, query, { columns, order: newestFirst, ...pageArgs(args) });
}
