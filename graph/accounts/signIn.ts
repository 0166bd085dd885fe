import type { Context } from '../context';
import { readViewer } from './readViewer';

/** Signs a person in; what the rest of the operation asks, it asks as that person. `since` is when the proof began: what ends sessions meanwhile ends this one. */
export async function signIn(context: Context, userId: number, rememberMe: boolean, since: number): Promise<void> {
  await context.session.signIn(userId, rememberMe, since);
  context.viewer = await readViewer(context.db, userId);
}
