import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp, testBrowser } from '../http/testing/app';
import { testDatabaseUrl } from '../testing/database';
import { testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { lateNotices } from './testing/lateNotices';

const { db, make } = await testGraph();
const mark = randomUUID();

const RANCH = `query ($id: ID!) { rancher(id: $id) { id description products { name } isFavorite contact { phone } } }`;
const LISTING = `query ($mark: String) { ranchers(filter: { search: $mark }, sort: NAME) {
  nodes { id description products { name } isFavorite } totalCount } }`;

/** The values of a ranch after a change. */
type State = { description: string; product: string };
/** The values that a person is shown. Null while the ranch isn't approved. */
type Shown = { description: string; products: { name: string }[]; isFavorite: boolean } | null;

/** All states of a ranch, in order. Each change ends before the next one begins. */
class History {
  readonly states: (State | null)[];
  /** The number of the last state whose write was confirmed. */
  confirmed = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(first: State) {
    this.states = [first];
  }

  get last(): State {
    return this.states.findLast((state) => state !== null) as State;
  }

  change(next: (last: State, number: number) => State | null, write: (state: State | null) => Promise<unknown>) {
    const work = async () => {
      this.states.push(next(this.last, this.states.length));
      await write(this.states.at(-1) ?? null);
      this.confirmed = this.states.length - 1;
    };
    this.#last = this.#last.then(work);
    return this.#last;
  }

  /** Returns the number of the first state, starting at `from`, that matches. -1 if an older state was shown. */
  find(shown: Shown, from: number): number {
    const key = shown && `${shown.description} ${shown.products[0]?.name}`;
    return this.states.findIndex(
      (state, number) => number >= from && (state && `${state.description} ${state.product}`) === key,
    );
  }
}

async function ranchOf() {
  const { owner, ranch } = await make.rancher({ ranchName: `Oak ${mark}`, description: 'v0' });
  const product = await make.product(ranch.id, { name: 'p0' });
  return { owner, id: ranch.id, product: product.id, history: new History({ description: 'v0', product: 'p0' }) };
}

type Ranch = Awaited<ReturnType<typeof ranchOf>>;

/** Signs a person in to both servers. `seen` maps the id of each ranch to the number of the last state that the person saw. */
async function personOf(account: Parameters<typeof make.credentialsOf>[0], origin: string) {
  const browser = testBrowser();
  const { email } = await make.credentialsOf(account);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(origin, login, { input: { email, password: PASSWORD } });
  const run = async (server: string, query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await browser.run(server, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  return { run, seen: new Map<number, number>(), favorites: new Set<number>() };
}

type Person = Awaited<ReturnType<typeof personOf>>;

/**
 * Returns the number of the oldest state that a person may be shown: the last state that they saw or whose write was confirmed.
 */
const oldestFor = ({ seen }: Person, { id, history }: Ranch) => Math.max(seen.get(id) ?? 0, history.confirmed);

function check(person: Person, ranch: Ranch, { shown, oldest }: { shown: Shown; oldest: number }): void {
  const number = ranch.history.find(shown, oldest);
  if (number < 0)
    throw new Error(`Shown ${JSON.stringify(shown)}, older than ${JSON.stringify(ranch.history.states[oldest])}`);
  person.seen.set(ranch.id, number);
  if (shown) expect(shown.isFavorite).toBe(person.favorites.has(ranch.id));
}

async function readRanch(person: Person, server: string, ranch: Ranch): Promise<void> {
  const oldest = oldestFor(person, ranch);
  const { rancher } = await person.run(server, RANCH, { id: ranch.id });
  check(person, ranch, { shown: rancher, oldest });
}

async function readListing(person: Person, server: string, ranches: Ranch[]): Promise<void> {
  const oldest = ranches.map((ranch) => oldestFor(person, ranch));
  const { nodes } = (await person.run(server, LISTING, { mark })).ranchers;
  for (const [index, ranch] of ranches.entries()) {
    const shown = nodes.find(({ id }: { id: string }) => id === String(ranch.id)) ?? null;
    check(person, ranch, { shown, oldest: oldest[index] ?? 0 });
  }
}

const PROFILE = `mutation ($id: ID!, $description: String!) {
  updateRancherProfile(rancherId: $id, input: { description: $description }) { id } }`;
const PRODUCT =
  'mutation ($id: ID!, $name: String!) { updateProduct(id: $id, input: { name: $name, price: 900 }) { id } }';
const SUSPEND = 'mutation ($id: ID!) { suspendRancher(rancherId: $id) { id } }';
const APPROVE = 'mutation ($id: ID!) { approveRancher(rancherId: $id) { rancher { id } } }';

const FAVORITE = 'mutation ($id: ID!) { addFavorite(rancherId: $id) { id } }';
const NO_FAVORITE = 'mutation ($id: ID!) { removeFavorite(rancherId: $id) { id } }';

type Market = { ranches: [Ranch, Ranch]; admin: Person; owners: [Person, Person] };

async function marketOn(origin: string): Promise<Market> {
  const ranches: [Ranch, Ranch] = [await ranchOf(), await ranchOf()];
  const [one, other] = ranches;
  const owners: [Person, Person] = [await personOf(one.owner, origin), await personOf(other.owner, origin)];
  return { ranches, owners, admin: await personOf(await make.admin(), origin) };
}

type Act = (market: Market, at: { person: Person; server: string; index: 0 | 1 }) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  ranch: ({ ranches }, { person, server, index }) => readRanch(person, server, ranches[index]),
  listing: ({ ranches }, { person, server }) => readListing(person, server, ranches),
  favorite: async ({ ranches: [{ id }] }, { person: { run, favorites }, server }) => {
    await run(server, favorites.has(id) ? NO_FAVORITE : FAVORITE, { id });
    if (!favorites.delete(id)) favorites.add(id);
  },
  profile: ({ ranches, owners }, { server, index }) =>
    ranches[index].history.change(
      (last, number) => ({ ...last, description: `v${number}` }),
      (state) => owners[index].run(server, PROFILE, { id: ranches[index].id, description: state?.description }),
    ),
  product: ({ ranches, owners }, { server, index }) =>
    ranches[index].history.change(
      (last, number) => ({ ...last, product: `p${number}` }),
      (state) => owners[index].run(server, PRODUCT, { id: ranches[index].product, name: state?.product }),
    ),
  // Writes to the database without a server.
  outside: ({ ranches }, { index }) =>
    ranches[index].history.change(
      (last, number) => ({ ...last, product: `o${number}` }),
      async (state) => db('products').where({ id: ranches[index].product }).update({ name: state?.product }),
    ),
  // Changes only the ranch that families don't save, since only approved ranches can be saved.
  approval: ({ ranches: [, { id, history }], admin }, { server }) =>
    Promise.all([
      history.change(
        () => null,
        () => admin.run(server, SUSPEND, { id }),
      ),
      history.change(
        (last) => last,
        () => admin.run(server, APPROVE, { id }),
      ),
    ]),
};

const READS = ['ranch', 'ranch', 'listing'];

const step = fc.record({
  act: fc.constantFrom(...READS, ...READS, ...READS, ...Object.keys(ACTS)),
  server: fc.nat({ max: 1 }),
  index: fc.constantFrom(0 as const, 1 as const),
});

/** How long random writes and reads are tried. */
const MILLISECONDS = Number(process.env.TWO_SERVERS_MS ?? 10_000);

test(
  'with two servers, nobody is shown a state that is older than one they saw or one whose write was confirmed',
  async () => {
    // The delay makes sure that a server that doesn't wait for notices would show an outdated state.
    const { url: directUrl } = await lateNotices(await testDatabaseUrl(), 20);
    const servers = [await testApp({ directUrl }), await testApp({ directUrl })];
    const [{ origin } = { origin: '' }] = servers;
    const market = await marketOn(origin);
    const families = await Promise.all([1, 2, 3].map(async () => personOf(await make.customer(), origin)));
    const act = async (person: Person, { act: name, server, index }: { act: string; server: number; index: 0 | 1 }) =>
      ACTS[name]?.(market, { person, server: servers[server]?.origin ?? '', index });
    const walk = async (person: Person, steps: Parameters<typeof act>[1][]) => {
      for (const each of steps) await act(person, each);
    };
    const lanes = fc.tuple(...families.map(() => fc.array(step, { minLength: 5, maxLength: 30 })));
    const holds = async (steps: Parameters<typeof walk>[1][]) => {
      await Promise.all(families.map((person, lane) => walk(person, steps[lane] ?? [])));
    };
    await fc.assert(fc.asyncProperty(lanes, holds), {
      numRuns: 10_000,
      interruptAfterTimeLimit: MILLISECONDS,
      endOnFailure: true,
    });
  },
  MILLISECONDS + 60_000,
);
