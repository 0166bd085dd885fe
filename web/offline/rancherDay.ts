import type { ApolloClient } from '@apollo/client';
import { documentId } from '../apollo/documentId';
import { readAnew } from '../apollo/readAnew';
import type { Viewer } from '../session/sessionStore';
import { outbox } from './changes/outbox';
import { withWaiting } from './changes/withWaiting';
import { connection } from './connection';
import { answerKey } from './keepingLink';
import { keptData } from './keptData';
import { RancherDayDocument } from './RancherDay.generated';

/** In milliseconds, by a clock that nobody can set. */
const FRESH_FOR = 10 * 60_000;

let readAt: number | undefined;

/** Reads in one request what a rancher needs on a day without reception. The link keeps it like any other answer. */
export async function keepRancherDay(client: ApolloClient): Promise<void> {
  const now = performance.now();
  if (readAt !== undefined && now - readAt < FRESH_FOR) return;
  readAt = now;
  try {
    await client.query({ query: RancherDayDocument, ...readAnew });
  } catch {
    // The next visit of the dashboard tries again.
    readAt = undefined;
  }
}

/** Puts what was kept of it into the cache, where every screen finds its part. */
export async function showRancherDay(client: ApolloClient, { id, userType }: Viewer): Promise<void> {
  if (userType !== 'RANCHER') return;
  const day = await keptData.find(id, answerKey(documentId(RancherDayDocument), {}));
  if (!day) return;
  client.cache.writeQuery({ query: RancherDayDocument, data: withWaiting(day.data, outbox.changes()) as never });
  connection.assume(day.at);
}
