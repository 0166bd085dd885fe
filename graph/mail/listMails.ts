import type { Context } from '../context';
import { newestFirst } from '../database/keyset';
import { page } from '../database/page';
import { idNumber } from '../ids';
import type { AdminMailsArgs } from '../resolverTypes.generated';
import type { MailPage, MailRow } from './MailRecord';

/** Mails and how far they got, newest first, for admins. */
export async function listMails({ db }: Context, args: AdminMailsArgs, columns: string[]): Promise<MailPage> {
  const query = db('mails');
  if (typeof args.orderId === 'string') query.where('orderId', idNumber(args.orderId, 'orderId'));
  if (typeof args.userId === 'string') query.where('userId', idNumber(args.userId, 'userId'));
  return page<MailRow>(db, query, { columns, order: newestFirst, first: args.first, after: args.after });
}
