import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebhookVerificationError } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import type { Random } from '../../../seeds/random';
import type { ReceivedEvent } from '../../events/testing/ledger';
import { verified } from './receiver';

const FATES = [
  ['takes', 14],
  ['takes and cuts', 2],
  ['takes and fails', 1],
  ['cuts', 2],
  ['fails', 2],
] as const;

/**
 * Starts a receiver that stores events by id. Until `recover` is called, it fails at random, with or without storing the event.
 */
export async function unsteadyReceiver({ weighted, whole }: Random) {
  const secrets = new Map<string, string>();
  const { store, stored } = storage();
  const forged: string[] = [];
  let isWell = false;

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url!;
    const event = verified(secrets.get(path)!, { path, headers: req.headers, body: await text(req) });
    const fate = isWell ? 'takes' : weighted(FATES);
    if (fate.startsWith('takes')) store(path, event);
    if (fate.endsWith('cuts')) req.socket.destroy();
    else res.writeHead(fate === 'takes' ? 204 : 500).end();
  }
  function note(error: Error): void {
    // Anything else is a request that was cut off. It will be sent again.
    if (error instanceof WebhookVerificationError) forged.push(error.message);
  }

  const { port, interrupt } = await interruptible((req, res) => void take(req, res).catch(note));
  const recover = () => {
    isWell = true;
  };
  const restart = () => interrupt(whole(5, 120));
  return { secrets, forged, host: `127.0.0.1:${port}`, stored, recover, restart };
}

function storage() {
  const events = new Map<string, Map<string, ReceivedEvent>>();
  return {
    store(path: string, event: ReceivedEvent): void {
      const ofPath = events.get(path) ?? new Map<string, ReceivedEvent>();
      events.set(path, ofPath.has(event.id) ? ofPath : ofPath.set(event.id, event));
    },
    /** Returns the events in the order in which they first came. */
    stored: (path: string) => [...(events.get(path)?.values() ?? [])],
  };
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Starts a server that can be interrupted for a while and comes back on the same port. */
async function interruptible(handler: Handler) {
  let server: Server;
  let isOver = false;
  const listen = async (at: number) => {
    server = createServer(handler).listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  await listen(0);
  const { port } = server!.address() as AddressInfo;
  onTestFinished(() => {
    isOver = true;
    stop();
  });
  const interrupt = async (milliseconds: number) => {
    stop();
    await sleep(milliseconds);
    if (!isOver) await listen(port);
  };
  return { port, interrupt };
}
