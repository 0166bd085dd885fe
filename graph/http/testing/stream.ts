import { onTestFinished } from 'vitest';
import type { testBrowser } from './browser';

type Event = { event: string; data: unknown };

/** Opens a subscription as a browser does, and reads its events one by one. */
export async function testStream(
  browser: ReturnType<typeof testBrowser>,
  origin: string,
  query: string,
  abort = new AbortController(),
) {
  onTestFinished(() => abort.abort());
  const response = await browser.visit(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    signal: abort.signal,
  });
  const events = eventsOf(response.body!);
  return {
    response,
    next: async (): Promise<Event | undefined> => (await events.next()).value,
    leave: () => abort.abort(),
  };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event, undefined> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream() as never) as never as AsyncIterable<string>) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: ?(.*)$/.exec(block) ?? [];
      if (event) yield { event, data: data ? JSON.parse(data) : null };
    }
  }
  return undefined;
}
