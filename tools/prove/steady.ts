import { setTimeout as sleep } from 'node:timers/promises';

export type Operation = { query: string; variables: Record<string, unknown> };

/** The result of a request. `unknown` means that no answer came, so that the server may or may not have executed it. */
export type Outcome = { data: Record<string, { id: string }> } | { refused: string } | 'unknown';

export type Client = {
  origin: string;
  cookie: string;
  /** The client's IP address, sent as `X-Forwarded-For`. */
  address?: string;
  /** Called after each request with its status, or `lost` if no answer came, and its milliseconds. */
  onStatus?: (status: number | 'lost', took: number) => void;
};

type Answer = { data: Record<string, { id: string }>; errors?: { extensions?: { code?: string } }[] };

const TIMEOUT = 15_000;
const RETRY_DELAY = 50;

/** Sends one request. Null if no answer came or the server is unavailable. */
async function send({ origin, cookie, address, onStatus }: Client, operation: Operation): Promise<Outcome | null> {
  const begin = performance.now();
  const report = (status: number | 'lost') => onStatus?.(status, performance.now() - begin);
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookie,
        ...(address && { 'X-Forwarded-For': address }),
      },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { data, errors } = (await response.json()) as Answer;
    report(response.status);
    if (response.status === 503 || errors?.[0]?.extensions?.code === 'UNAVAILABLE') return null;
    return errors ? { refused: JSON.stringify(errors) } : { data };
  } catch {
    report('lost');
    return null;
  }
}

/** Retries an operation with an idempotency key until it is answered, as programs should. */
export async function retryUntilAnswered(client: Client, operation: Operation): Promise<Exclude<Outcome, 'unknown'>> {
  for (;;) {
    const outcome = await send(client, operation);
    if (outcome && outcome !== 'unknown') return outcome;
    await sleep(RETRY_DELAY);
  }
}

/** Sends an operation without retrying it. */
export async function sendOnce(client: Client, operation: Operation): Promise<Outcome> {
  return (await send(client, operation)) ?? 'unknown';
}

/** Signs in by password, and retries until it succeeds. */
export async function signIn(origin: string, credentials: { email: string; password: string }): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    }).catch(() => null);
    const [cookie] = answer?.headers.getSetCookie() ?? [];
    // The headers may come before the session is stored, so the body has to have arrived too.
    const isComplete = await answer?.text().then(
      () => answer.ok,
      () => false,
    );
    if (isComplete && cookie) return cookie.split(';')[0] ?? '';
    await sleep(RETRY_DELAY);
  }
}
