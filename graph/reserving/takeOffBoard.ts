import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { offBoardInput, offBoardRefusal } from '../../rules/herd/offBoard';
import { Animal } from '../animals/Animal';
import { audit } from '../audit/audit';
import { Claim } from '../claims/Claim';
import { lockClaim, lockOrderOf } from '../claims/lockClaim';
import type { Context } from '../context';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { Order } from '../orders/Order';
import type { MutationTakeShareOffBoardArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { leaveBoard } from './movePlaces';
import { serveLine } from './serveLine';

/** Takes a share that was sold another way off the board, to be settled by its own weight or price. */
export async function takeShareOffBoard(
  context: Context,
  { claimId, idempotencyKey, ...input }: MutationTakeShareOffBoardArgs,
): Promise<Claim> {
  const { reason } = await validate(offBoardInput, input);
  const change = { takeShareOffBoard: idNumber(claimId, 'claimId'), reason };
  const find = async (db: Knex, [id]: number[]) => Claim.query(db).findById(Number(id));
  return makeOnce(context, { idempotencyKey, change, find }, async (trx) => {
    const order = await lockOrderOf(trx, claimId);
    const { claim } = await lockClaim(trx, claimId, context);
    if (!order) throw conflict('The ranch keeps these quarters itself. Give them back instead.');
    const animal = claim.animalId === null ? undefined : await Animal.query(trx).findById(claim.animalId);
    const { pricing, hangingPounds, packagedTenths } = claim;
    const isWeighed = hangingPounds !== null;
    const share = { animal: animal ?? null, pricing, isWeighed, isPacked: packagedTenths !== null };
    const refusal = offBoardRefusal({ status: order.status, ...share });
    if (refusal) throw conflict(refusal);
    await leaveBoard(trx, claim, { reason, isLive: !animal || isBeforeHarvest(animal.stage) });
    await record(trx, context, { order, claim, animal, reason });
    await serveLine(trx, { rancherId: claim.rancherId, timeZone: context.config.timeZone });
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}

type Taken = { order: Order; claim: Claim; animal: Animal | undefined; reason: string };

async function record(trx: Knex.Transaction, context: Context, { order, claim, animal, reason }: Taken): Promise<void> {
  const before = animal ? `animal ${animal.tag}` : 'in line';
  await audit(trx, context, {
    action: 'ORDER_EDITED',
    to: { type: 'ORDER', id: order.id },
    changes: [
      { field: `share ${claim.id}`, before, after: 'off the board' },
      { field: 'reason', before: null, after: reason },
    ],
  });
  await Order.query(trx).findById(order.id).patch({ updatedAt: trx.fn.now() });
  await queueMail(trx, {
    template: 'shareOffBoard',
    orderId: order.id,
    claimId: claim.id,
    animalId: animal?.id ?? null,
  });
}
