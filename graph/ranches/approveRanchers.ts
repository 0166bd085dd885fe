import { LIMITS } from '../../rules/fields/limits';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { idNumber } from '../schema/arguments';
import { type Approval, approveRancher } from './changeApproval';
import { findRancher } from './findRancher';
import type { RancherRow } from './Rancher';

type RefusedApproval = { rancherId: string; rancher: RancherRow | null; code: string; reason: string };
type Outcome = { approved: Approval[]; refused: RefusedApproval[] };

/** Each ranch has its own transaction and result, so one that can't be approved keeps back no other. */
export async function approveRanchers(context: Context, rancherIds: readonly string[]): Promise<Outcome> {
  if (rancherIds.length > LIMITS.approvals) throw badInput({ rancherIds: `At most ${LIMITS.approvals} ranches` });
  const distinct = new Map(rancherIds.map((id) => [idNumber(id, 'rancherIds'), id]));
  const outcome: Outcome = { approved: [], refused: [] };
  // One at a time: approving them all at once would use up the connection pool.
  for (const id of distinct.values()) await approveAndReport(outcome, context, id);
  return outcome;
}

async function approveAndReport({ approved, refused }: Outcome, context: Context, rancherId: string): Promise<void> {
  try {
    approved.push(await approveRancher(context, rancherId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message: reason, extensions } = error;
    refused.push({
      rancherId,
      rancher: await findRancher(context, rancherId, ['*']),
      code: String(extensions.code),
      reason,
    });
  }
}
