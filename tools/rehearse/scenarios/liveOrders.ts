import assert from 'node:assert/strict';
import { ORDER, PLACE_ORDER } from '../../prove/market';
import { type Scenario, signedIn } from '../Site';

/** A rancher subscribed at one server receives an order that is placed at the other. */
export const liveOrders: Scenario = async (site) => {
  const { servers, make } = site;
  const [one, two] = servers.web;
  const { owner, ranch } = await make.rancher();
  const rancher = await signedIn(site, owner, two.origin);
  const family = await signedIn(site, await make.customer(), one.origin);
  const leaving = new AbortController();
  const stream = await rancher.visit(`${two.origin}/graphql/stream`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { ranchOrders { id } }' }),
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(30_000)]),
  });
  assert.equal(stream.status, 200);
  const variables = { input: { ...ORDER, rancherId: String(ranch.id) }, key: `live-${ranch.id}` };
  const { data } = await family.run(one.origin, PLACE_ORDER, variables);
  const begin = performance.now();
  await waitForText(stream, `"id":"${data.done.id}"`);
  const took = Math.round(performance.now() - begin);
  leaving.abort();
  return `an order placed at one server reaches a subscriber of the other ${took} ms after its answer`;
};

async function waitForText({ body }: Response, wanted: string): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
    if (text.includes(wanted)) return;
  }
  throw new Error('The stream ended without the order');
}
