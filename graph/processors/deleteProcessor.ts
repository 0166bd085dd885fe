import { auditHerd } from '../animals/auditHerd';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { Rancher } from '../ranches/Rancher';
import { lockProcessor } from './lockProcessor';

/** Removes a processor that no animal goes to. Errors: NOT_FOUND, CONFLICT. */
export async function deleteProcessor(context: Context, id: string | number): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const { processor, ranch } = await lockProcessor(trx, id, context);
    // Animals get a processor under the lock of their ranch, so none can get this one meanwhile.
    const tags: string[] = await trx('animals')
      .where({ processorId: processor.id })
      .orderBy('id')
      .limit(4)
      .pluck('tag');
    if (tags.length > 0) throw conflict(`${namesOf(tags)} to this processor. Choose another one for them first.`);
    await processor.$query(trx).delete();
    await auditHerd(trx, context, { of: processor, before: { processor: processor.name }, after: { processor: null } });
    return ranch;
  });
}

/** 'Animal 41 goes', 'Animals 41 and 42 go', 'Animals 41, 42, 43 and others go' */
function namesOf(tags: string[]): string {
  if (tags.length === 1) return `Animal ${tags[0]} goes`;
  const last = tags.length > 3 ? 'others' : tags.at(-1);
  return `Animals ${tags.slice(0, -1).join(', ')} and ${last} go`;
}
