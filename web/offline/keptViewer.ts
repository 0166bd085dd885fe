import type { Viewer } from '../session/sessionStore';
import { attachOffline } from './attachOffline';
import { outbox } from './changes/outbox';
import { connection } from './connection';
import { keptData } from './keptData';
import { showRancherDay } from './rancherDay';
import { serverTime } from './serverTime';

/** Loads stored data of the last person on this device, unless they signed out, for a page that starts without a network. */
export async function keptViewer(): Promise<Viewer | undefined> {
  const person = await keptData.person();
  if (!person) return undefined;
  const { viewer, ahead } = person;
  serverTime.assume(ahead);
  connection.lost();
  await outbox.open(viewer.id);
  await showRancherDay(attachOffline(), viewer);
  return viewer;
}
