import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Config } from '../config';

const YEAR = 365 * 24 * 60 * 60;

const MAX_ACCOUNTS = 5;

/** With `__Host-`, browsers accept the cookie only from this host, like the session's. */
const nameOf = ({ publicUrl }: Config) =>
  publicUrl.startsWith('https:') ? '__Host-herdline.device' : 'herdline.device';

/** The content of a device's cookie: a random id, and a proof for each account that has signed in on it. */
type Device = { id: string; proofs: string[] };

/** Recognizes devices that have signed in before. The cookie gives only a counter of attempts of its own. */
export function knownDevices(config: Config) {
  const name = nameOf(config);
  const proofOf = (id: string, userId: number) =>
    createHmac('sha256', config.sessionSecret).update(`device ${id} ${userId}`).digest('base64url');

  /** Devices whose first cookie goes out with the answer to this request. */
  const created = new WeakMap<IncomingMessage, Device>();

  function read(req: IncomingMessage): Device | undefined {
    const { cookie } = req.headers;
    const [id, ...proofs] = (cookie && parse(cookie)[name]?.split('.')) || [];
    return id ? { id, proofs: proofs.slice(0, MAX_ACCOUNTS) } : created.get(req);
  }

  function readOrCreate(req: IncomingMessage): Device {
    const device = read(req) ?? { id: randomBytes(16).toString('base64url'), proofs: [] };
    created.set(req, device);
    return device;
  }

  const pending = new WeakMap<ServerResponse, string | null>();

  function send(res: ServerResponse, { id, proofs }: Device): void {
    const secure = config.publicUrl.startsWith('https:');
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR } as const;
    const cookie = serialize(name, [id, ...proofs].join('.'), attributes);
    if (pending.has(res)) pending.set(res, cookie);
    else res.appendHeader('Set-Cookie', cookie);
  }

  return {
    /** Sends the device's cookie after the session's, which is added when the response starts: some programs read the first. */
    sendCookieLast(res: ServerResponse): void {
      if (pending.has(res)) return;
      pending.set(res, null);
      const writeHead = res.writeHead as (...given: unknown[]) => ServerResponse;
      res.writeHead = (...given: unknown[]) => {
        const cookie = pending.get(res);
        if (cookie) res.appendHeader('Set-Cookie', cookie);
        return writeHead.apply(res, given);
      };
    },
    deviceOf(req: IncomingMessage, userId: number): string | null {
      const device = read(req);
      if (!device) return null;
      const proof = proofOf(device.id, userId);
      return device.proofs.some((given) => isSame(given, proof)) ? `device ${device.id}` : null;
    },
    remember(req: IncomingMessage, res: ServerResponse, userId: number): void {
      const { id, proofs } = readOrCreate(req);
      const proof = proofOf(id, userId);
      const others = proofs.filter((given) => !isSame(given, proof)).slice(0, MAX_ACCOUNTS - 1);
      send(res, { id, proofs: [proof, ...others] });
    },
    /** Returns an id that only this browser sends, also if nobody has signed in on it. */
    browserOf(req: IncomingMessage, res: ServerResponse): string {
      const known = read(req);
      const device = known ?? readOrCreate(req);
      if (!known) send(res, device);
      return device.id;
    },
  };
}

function isSame(given: string, proof: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(proof)];
  return one.length === other.length && timingSafeEqual(one, other);
}
