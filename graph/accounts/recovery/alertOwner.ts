import type { Knex } from 'knex';
import { queueMail } from '../../mail/queueMail';
import { User } from '../User';
import { keepUndo } from './undos';

export async function alertOwner(trx: Knex, userId: number, template: 'passwordChanged' | 'newDevice'): Promise<void> {
  const user = await User.query(trx).findById(userId).throwIfNotFound();
  await queueMail(trx, { template, userId, undoId: await keepUndo(trx, user) });
}
