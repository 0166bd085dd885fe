import { serverTime } from '../session/serverTime';
import type { Viewer } from '../session/sessionStore';
import { attachOffline } from './attachOffline';
import { outbox } from './changes/outbox';
import { connection } from './connection';
import { showRancherDay } from './rancherDay';
import { storedData } from './storedData';

/** Loads the stored data of the last person who didn't sign out, and returns that person. */
export async function storedViewer(): Promise<Viewer | undefined> {
  const person = await storedData.person();
  if (!person) return undefined;
  const { viewer, ahead } = person;
  serverTime.assume(ahead);
  connection.lost();
  await outbox.open(viewer.id);
  await showRancherDay(attachOffline(), viewer);
  return viewer;
}
