import type { ApolloClient } from '@apollo/client';
import type { ErrorCode } from '../../../rules/errorCodes';
import { codeOf, messageOf } from '../../errors/graphErrors';
import { keptData, type NewChange, type WaitingChange } from '../keptData';
import { CHANGE_KINDS } from './changeKinds';
import { patchesOf } from './withWaiting';

/** The server has looked at the change and won't make it. Whatever else fails may work later. */
const REFUSALS: (ErrorCode | undefined)[] = [
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'IDEMPOTENCY_MISMATCH',
  'NOT_FOUND',
];

/** A sending without an answer by then is given up. The server makes a change once, however often it's sent. */
const PATIENCE = 30_000;

const LOCK = 'herdline.changes';

let personId: string | undefined;
let changes: readonly WaitingChange[] = [];
let sending: Promise<void> | undefined;
const listeners = new Set<() => void>();

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : undefined;
if (otherTabs) otherTabs.onmessage = () => void read();

async function read(): Promise<void> {
  changes = personId === undefined ? [] : await keptData.changes(personId);
  for (const listener of listeners) listener();
}

async function readEverywhere(): Promise<void> {
  await read();
  otherTabs?.postMessage(null);
}

/** What someone did without reception, in the order in which it's sent. All tabs of a browser share it. */
export const outbox = {
  changes: () => changes,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Nobody else's changes are shown or sent. */
  async open(of: string | undefined): Promise<void> {
    personId = of;
    await read();
  },

  /** Keeps a change, and shows what it does. False if it can't be kept. */
  async add(client: ApolloClient, change: NewChange): Promise<boolean> {
    const isKept = personId !== undefined && (await keptData.addChange(personId, change)) !== undefined;
    if (!isKept) return false;
    await readEverywhere();
    show(client);
    return true;
  },

  async discard(client: ApolloClient, { turn }: WaitingChange): Promise<void> {
    await keptData.dropChange(turn);
    await readEverywhere();
    await showWhatStands(client);
  },

  /** Sends a refused change again at its turn, with new variables if the person decided differently after the refusal. */
  async retry({ refusal: _, ...change }: WaitingChange, variables: Record<string, unknown> = {}): Promise<void> {
    await keptData.putChange({ ...change, variables: { ...change.variables, ...variables } });
    await readEverywhere();
  },

  /** Sends what waits, one after the other, until something can't be sent. One tab of a browser at a time. */
  send(client: ApolloClient): Promise<void> {
    sending ??= alone(() => sendAll(client)).finally(() => {
      sending = undefined;
    });
    return sending;
  },
};

/** Whether the change is still to be sent: it is unless the server refused it. */
export const waits = ({ refusal }: WaitingChange) => refusal === undefined;

function show({ cache }: ApolloClient): void {
  for (const [id, fields] of patchesOf(changes)) {
    const modifiers = Object.entries(fields).map(([name, value]) => [name, () => value] as const);
    cache.modify({ id, fields: Object.fromEntries(modifiers) });
  }
}

/** Reads the screen anew where it still shows changes that are no longer on their way. */
const showWhatStands = (client: ApolloClient) => client.refetchQueries({ include: 'active' }).catch(() => {});

/** Browsers without locks may send a change twice. The server makes it once, by its key. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

async function sendAll(client: ApolloClient): Promise<void> {
  const sender = personId;
  if (sender === undefined) return;
  // Another tab may have sent some of them meanwhile.
  for (const change of (await keptData.changes(sender)).filter(waits)) {
    if (personId !== sender || !(await isSettled(client, change))) break;
    await readEverywhere();
  }
  // A screen that was read before the server refused still shows the change as made.
  if (changes.some(({ refusal }) => refusal !== undefined)) await showWhatStands(client);
}

/** False if it still has to wait. */
async function isSettled(client: ApolloClient, change: WaitingChange): Promise<boolean> {
  const kind = CHANGE_KINDS[change.operation];
  const refuse = (refusal: string) => keptData.putChange({ ...change, refusal });
  if (!kind) {
    await refuse("An older version of the app kept this, and the new one can't send it. Please do it again.");
    return true;
  }
  try {
    await inTime(client.mutate({ mutation: kind.document, variables: change.variables, context: { isResent: true } }));
    await keptData.dropChange(change.turn);
    return true;
  } catch (error) {
    const isRefused = REFUSALS.includes(codeOf(error));
    if (isRefused) await refuse(messageOf(error));
    return isRefused;
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
