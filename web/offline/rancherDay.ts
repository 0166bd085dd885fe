import type { ApolloClient } from '@apollo/client';
import { documentId } from '../apollo/documentId';
import { networkOnly } from '../apollo/networkOnly';
import { hasDuty, type Viewer } from '../session/sessionStore';
import { outbox } from './changes/outbox';
import { withWaiting } from './changes/withWaiting';
import { connection } from './connection';
import { answerKey } from './keepingLink';
import { keptData } from './keptData';
import { RancherDayDocument } from './RancherDay.generated';

/** In milliseconds, by a clock that nobody can set. */
const FRESH_FOR = 10 * 60_000;

let readAt: number | undefined;

/** What the viewer's role lets them read of it. */
const partsFor = (viewer: Viewer) => ({ withMoney: hasDuty(viewer, 'MONEY'), withRanch: hasDuty(viewer, 'RANCH') });

/** Reads in one request what a rancher needs on a day without reception. The link keeps it like any other answer. */
export async function keepRancherDay(client: ApolloClient, viewer: Viewer): Promise<void> {
  const now = performance.now();
  if (readAt !== undefined && now - readAt < FRESH_FOR) return;
  readAt = now;
  try {
    await client.query({ query: RancherDayDocument, variables: partsFor(viewer), ...networkOnly });
  } catch {
    // The next visit of the dashboard tries again.
    readAt = undefined;
  }
}

/** Puts what was kept of it into the cache, where every screen finds its part. */
export async function showRancherDay(client: ApolloClient, viewer: Viewer): Promise<void> {
  if (viewer.userType !== 'RANCHER') return;
  const variables = partsFor(viewer);
  const day = await keptData.find(viewer.id, answerKey(documentId(RancherDayDocument), variables));
  if (!day) return;
  client.cache.writeQuery({
    query: RancherDayDocument,
    variables,
    data: withWaiting(day.data, outbox.changes()) as never,
  });
  connection.assume(day.at);
}
