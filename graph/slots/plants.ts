import type { Knex } from 'knex';
import { doorLinksForm } from '../../rules/herd/doorForm';
import { pathTo } from '../../rules/site';
import { hashOfLinkToken, newLinkToken } from '../accounts/linkToken';
import type { Context } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import type { MutationPublishSlotsArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';

/** Reads the plant whose own link is open in this browser. Errors: NOT_FOUND. */
export async function openPlantId({ db, plant: id }: Context): Promise<number> {
  if (id === undefined || !(await db('plants').where({ id }).first('id'))) throw notFound('Plant');
  return id;
}

/**
 * Mails a plant its own link, and makes the plant if there is none with this email. Ranches know the links that they sent, so these
 * don't prove who the plant is; only its mailbox does. Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function setUpSlots(context: Context, given: string): Promise<string> {
  const { email } = await validate(doorLinksForm, { email: given });
  await countAttempt(context, 'passwordReset', email);
  await transaction(context.db, async (trx) => {
    await trx.raw('insert into plants (email) values (?) on conflict do nothing', [email]);
    await mailPlantLink(trx, email);
  });
  return `We sent a link to ${email}. Open it to enter your slots.`;
}

/** Gives a plant a new link. The previous one stops working. The browsers in which it was opened stay open. */
export async function issuePlantLink(db: Knex, id: number): Promise<string> {
  const token = newLinkToken();
  await db('plants')
    .where({ id })
    .update({ tokenHash: hashOfLinkToken(token) });
  return `${pathTo('door', {})}#${token}`;
}

type Opened = { id: number; processorId: number };

/** Opens a plant's own link in this browser. Returns the latest doors of its ranches; none if the link isn't a plant's. */
export async function openPlant(context: Context, tokenHash: string): Promise<Opened[]> {
  const plant = await context.db('plants').where({ tokenHash }).first('id');
  if (!plant) return [];
  context.plant = plant.id;
  const { rows } = await context.db.raw(
    `select distinct on (d.processor_id) d.id, d.processor_id as "processorId" from processor_doors d join processors p on p.id = d.processor_id
     where p.plant_id = ? and d.revoked_at is null order by d.processor_id, d.id desc`,
    [plant.id],
  );
  return rows;
}

/** Mails the plant with this email, if there is one, a new link of its own. */
export async function mailPlantLink(trx: Knex, email: string): Promise<void> {
  const plant = await trx('plants').whereRaw('lower(email) = lower(?)', [email]).first('id');
  if (plant) await queueMail(trx, { template: 'plantLink', plantId: plant.id });
}

/**
 * Publishes the plant's slots to a ranch, or no longer. Only a ranch whose link is open in this browser can be added, so the plant
 * decides for whom it works, and no ranch can add itself. Errors: NOT_FOUND.
 */
export async function publishSlots(
  context: Context,
  { processorId, published }: MutationPublishSlotsArgs,
): Promise<RowId> {
  const plantId = await openPlantId(context);
  const processor = context.db('processors').where({ id: idNumber(processorId, 'processorId') });
  const changed = await (published
    ? processor
        .whereIn(
          'id',
          context
            .db('processorDoors')
            .whereIn('id', [...(context.doors ?? [])])
            .select('processorId'),
        )
        .update({ plantId })
    : processor.where({ plantId }).update({ plantId: null }));
  if (changed === 0) throw notFound('Processor');
  return { id: plantId };
}
