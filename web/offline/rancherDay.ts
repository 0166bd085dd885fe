import type { ApolloClient } from '@apollo/client';
import { documentId } from '../apollo/documentId';
import { networkOnly } from '../apollo/networkOnly';
import { hasDuty, type Viewer } from '../session/sessionStore';
import { outbox } from './changes/outbox';

import { withWaiting } from './changes/withWaiting';
import { connection } from './connection';
import { RancherDayDocument } from './RancherDay.generated';
import { answerKey } from './storageLink';
import { storedData } from './storedData';

/** How long a fetched day stays fresh, in milliseconds. */
const FRESH_FOR = 10 * 60_000;

let fetchedAt: number | undefined;

/** Returns the query's variables, which include only the parts that the viewer's role may read. */
const variablesFor = (viewer: Viewer) => ({ withMoney: hasDuty(viewer, 'MONEY'), withRanch: hasDuty(viewer, 'RANCH') });

/** Fetches in one request what a rancher needs for a day without reception. `storageLink` stores the response. */
export async function fetchRancherDay(client: ApolloClient, viewer: Viewer): Promise<void> {
  const now = performance.now();
  if (fetchedAt !== undefined && now - fetchedAt < FRESH_FOR) return;
  fetchedAt = now;
  try {
    await client.query({ query: RancherDayDocument, variables: variablesFor(viewer), ...networkOnly });
  } catch {
    // Lets the next visit to the dashboard or the orders try again.
    fetchedAt = undefined;
  }
}

/** Writes the stored day to the Apollo cache, from which the screens read it. */
export async function showRancherDay(client: ApolloClient, viewer: Viewer): Promise<void> {
  if (viewer.userType !== 'RANCHER') return;
  const variables = variablesFor(viewer);
  const day = await storedData.find(viewer.id, answerKey(documentId(RancherDayDocument), variables));
  if (!day) return;
  client.cache.writeQuery({
    query: RancherDayDocument,
    variables,
    data: withWaiting(day.data, outbox.changes()) as never,
  });
  connection.assume(day.at);
}
