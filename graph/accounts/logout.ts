import type { Context } from '../context';

/** Signs out on this device. */
export async function logout(context: Context): Promise<boolean> {
  await context.session.signOut();
  context.viewer = null;
  return true;
}
