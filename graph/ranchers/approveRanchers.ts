import { LIMITS } from '../../rules/limits';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { idNumber } from '../ids';
import { type Approval, approveRancher } from './approveRancher';

/**
 * Approves several ranches, each in a transaction of its own, and gives back those that it could. A ranch that another
 * admin was faster with, or that is not there, is left out. Errors: BAD_USER_INPUT (rancherIds).
 */
export async function approveRanchers(context: Context, rancherIds: readonly string[]): Promise<Approval[]> {
  if (rancherIds.length > LIMITS.approvals) throw badInput({ rancherIds: `At most ${LIMITS.approvals} ranches` });
  const ids = new Set(rancherIds.map((id) => idNumber(id, 'rancherIds')));
  const approvals: Approval[] = [];
  // One after the other: all at once would take every connection from everybody else.
  for (const id of ids) {
    const approval = await approveUnlessRefused(context, id);
    if (approval) approvals.push(approval);
  }
  return approvals;
}

async function approveUnlessRefused(context: Context, id: number): Promise<Approval | undefined> {
  try {
    return await approveRancher(context, id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
