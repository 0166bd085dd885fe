import { setTimeout as sleep } from 'node:timers/promises';

export type Operation = { query: string; variables: Record<string, unknown> };

/** What a request led to. `unknown` means that no answer came: it may or may not have been done. */
export type Outcome = { data: Record<string, { id: string }> } | { refused: string } | 'unknown';

export type Client = {
  origin: string;
  cookie: string;
  /** Where it asks from, as a proxy tells. */
  address?: string;
  /** Called with every status, or with what else came of a request, and with its milliseconds. */
  onStatus?: (status: number | 'lost', took: number) => void;
};

type Answer = { data: Record<string, { id: string }>; errors?: { extensions?: { code?: string } }[] };

const MAX_TIME = 15_000;
const PAUSE = 50;

/** One request; null if no answer came, or the server said that it cannot answer now. */
async function ask({ origin, cookie, address, onStatus }: Client, operation: Operation): Promise<Outcome | null> {
  const begin = performance.now();
  const note = (status: number | 'lost') => onStatus?.(status, performance.now() - begin);
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookie,
        ...(address && { 'X-Forwarded-For': address }),
      },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(MAX_TIME),
    });
    const { data, errors } = (await response.json()) as Answer;
    note(response.status);
    if (response.status === 503 || errors?.[0]?.extensions?.code === 'UNAVAILABLE') return null;
    return errors ? { refused: JSON.stringify(errors) } : { data };
  } catch {
    note('lost');
    return null;
  }
}

/** Sends an operation with an idempotency key until it is answered, as programs should. */
export async function insist(client: Client, operation: Operation): Promise<Exclude<Outcome, 'unknown'>> {
  for (;;) {
    const outcome = await ask(client, operation);
    if (outcome && outcome !== 'unknown') return outcome;
    await sleep(PAUSE);
  }
}

/** Sends it once, as those do who give up. */
export async function tryOnce(client: Client, operation: Operation): Promise<Outcome> {
  return (await ask(client, operation)) ?? 'unknown';
}

/** Signs in by password, and waits for a server to do it. */
export async function signIn(origin: string, credentials: { email: string; password: string }): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    }).catch(() => null);
    const [cookie] = answer?.headers.getSetCookie() ?? [];
    // Only a whole answer says that the session is stored: its headers come before.
    const isWhole = await answer?.text().then(
      () => answer.ok,
      () => false,
    );
    if (isWhole && cookie) return cookie.split(';')[0] ?? '';
    await sleep(PAUSE);
  }
}
