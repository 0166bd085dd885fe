import { expect } from 'vitest';
import { type OutboundRequest, publicClient } from '../publicClient';
import { OutboundFailure } from '../readPublicUrl';
import type { testNetwork } from './network';

export const SETTINGS: OutboundRequest = { timeout: 5_000, maxBytes: 1_000, maxRedirects: 3 };

type Network = ReturnType<typeof testNetwork>;

export const load = (network: Network, url = 'http://ranch.example/x.jpg', changes: Partial<OutboundRequest> = {}) =>
  publicClient({ network }).request(url, { ...SETTINGS, ...changes });

/** Expects a request to fail because of its host, and returns the details. */
export async function failure(loading: Promise<unknown>) {
  const error = await loading.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(OutboundFailure);
  return { message: error.message, timedOut: error.timedOut };
}
