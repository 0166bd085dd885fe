import type { Context } from '../context';
import { readViewer } from './readViewer';

/** Signs a person in; what the rest of the operation asks, it asks as that person. */
export async function signIn(context: Context, userId: number, rememberMe: boolean): Promise<void> {
  await context.session.signIn(userId, rememberMe);
  context.viewer = await readViewer(context.db, userId);
}
