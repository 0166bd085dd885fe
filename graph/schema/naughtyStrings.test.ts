import { expect, onTestFinished, test, vi } from 'vitest';
import { accountOf } from '../permission/testing/Findings';
import { queryRequests } from '../permission/testing/graphRequests';
import { market as seed } from '../permission/testing/market';
import { mutationRequests } from '../permission/testing/mutationRequests';
import { PEOPLE, type Person } from '../permission/testing/people';
import { restRequests } from '../permission/testing/restRequests';
import { readTable } from '../permission/testing/table';
import { type Answer, runAll, trialServer } from '../permission/testing/trialServer';
import { rows as endpoints } from '../rest/rows';
import { testDatabaseUrl } from '../testing/database';
import { testGraph } from '../testing/graph';
import { NAUGHTY } from './testing/naughtyStrings';
import { textPlaces } from './testing/textPlaces';

const graph = await testGraph();
const market = await seed(graph);
const server = await trialServer(await testDatabaseUrl());

/**
 * How many texts are tried at each place: one, or all with `NAUGHTY=all`, which took more than half an hour on a busy machine.
 */
const TEXTS_PER_PLACE = process.env.NAUGHTY === 'all' ? NAUGHTY.length : 1;

/** A place for a text in a request, and a person who may send that request. */
type Place = { name: string; person: Person; withText: (text: string) => Asking };
type Asking = { method: string; path: string; body?: string };

const JSON_BODY = { 'Content-Type': 'application/json' };

async function signIn(person: Person): Promise<Record<string, string>> {
  const account = accountOf(market.people, person);
  if (!account) return JSON_BODY;
  const body = JSON.stringify(await graph.make.credentialsOf(account));
  const answer = await server.send({ method: 'POST', path: '/api/login', headers: JSON_BODY, body });
  return { ...JSON_BODY, Cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

async function signInAll(): Promise<Map<Person, Record<string, string>>> {
  const headers = new Map<Person, Record<string, string>>();
  for (const person of PEOPLE) headers.set(person, await signIn(person));
  return headers;
}

/** Whether a request must run alone, because it counts attempts in rows that others would wait for. */
const mustRunAlone = ({ name }: Place) =>
  /login|regist|password|passkey|authenticator|recovery|email|POST .ranchers /i.test(name);

/** Tries each place with some of the texts, and returns what went wrong. All writes are rolled back. */
async function tryAll(places: Place[]): Promise<string[]> {
  const headers = await signInAll();
  const wrong: string[] = [];
  const jobs = places.flatMap((place, index) =>
    Array.from({ length: TEXTS_PER_PLACE }, (_, turn) => ({
      place,
      text: NAUGHTY[(index * TEXTS_PER_PLACE + turn) % NAUGHTY.length] ?? '',
    })),
  );
  const attempt = async ({ place: { name, person, withText }, text }: (typeof jobs)[number]) => {
    const note = (problem: unknown) => wrong.push(`${name} as ${JSON.stringify(text).slice(0, 40)}: ${problem}`);
    const check = async ({ status, body }: Answer) => {
      const content = String(body);
      const isBroken = status >= 500 || /"code":"(INTERNAL|UNAVAILABLE)"|\.(ts|js):\d+/.test(content);
      if (isBroken) note(`${status} ${content.slice(0, 300)}`);
    };
    await server.attempt({ ...withText(text), headers: headers.get(person) ?? {} }, check).catch(note);
  };
  await runAll(
    jobs.filter((job) => !mustRunAlone(job.place)),
    attempt,
  );
  for (const job of jobs.filter(({ place }) => mustRunAlone(place))) await attempt(job);
  return wrong;
}

const whoMay = ({ cells }: ReturnType<typeof readTable>[number]) => PEOPLE.find((person) => cells[person] === 'yes');

/** Each text of each GraphQL argument, once. */
function graphqlPlaces(): Place[] {
  const places = readTable('Field').flatMap((row): Place[] => {
    const query = queryRequests[row.name]?.(market);
    const asked = query === undefined ? mutationRequests[row.name]?.(market) : { query: `query { ${query} }` };
    const person = whoMay(row);
    if (!asked || !person) return [];
    return textPlaces(asked).map(({ name, withText }) => ({
      name,
      person,
      withText: (text) => ({ method: 'POST', path: '/graphql', body: JSON.stringify(withText(text)) }),
    }));
  });
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

test('no text in any GraphQL argument breaks the server', async () => {
  const places = graphqlPlaces();
  expect(places.length).toBeGreaterThan(350);
  expect(await tryAll(places)).toEqual([]);
}, 7_200_000);

/** Accents that are out of order, which take long to sort: 8 seconds for ten times as many. */
const ACCENTS = '\u0315'.repeat(8_000) + '\u0316'.repeat(8_000);

test('no text in any GraphQL argument is normalized before its length is looked at', async () => {
  const headers = await signInAll();
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  const places = graphqlPlaces();
  const numbered = places.map(({ person, withText }, index) => ({
    person,
    asking: withText(`place ${index} ${ACCENTS}`),
  }));
  await runAll(numbered, async ({ person, asking }) => {
    await server.attempt({ ...asking, headers: headers.get(person) ?? {} }, async () => {});
  });
  const long = normalize.mock.contexts.map(String).filter(({ length }) => length > ACCENTS.length);
  const named = long.map((text) => places[Number(/place (\d+) /.exec(text)?.[1])]?.name);
  expect([...new Set(named)]).toEqual([]);
}, 600_000);

/** Shortens a text for a URL. The server would refuse a longer URL before it handles it. */
const shortened = (text: string) => text.slice(0, 1_000);

test('no text in the path, the query or the body of an endpoint breaks the server', async () => {
  const table = readTable('Endpoint');
  const places = endpoints.flatMap(({ method, path, query, body }): Place[] => {
    const name = `${method} ${path}`;
    const row = table.find((each) => each.name === name);
    const person = row && whoMay(row);
    if (!person) return [];
    const { id, query: given = '', body: content = {} } = restRequests[name]?.(market) ?? {};
    const asking = (own: unknown, search: string, written: object): Asking => ({
      ...{
        method,
        path: `/api${path.replace(':id', encodeURIComponent(String(own)))}${search}`,
      },
      ...(method !== 'GET' && { body: JSON.stringify(written) }),
    });
    const place = (where: string, withText: Place['withText']) => ({ name: `${name} ${where}`, person, withText });
    return [
      ...(path.includes(':id')
        ? [place('path', (text) => asking(shortened(text).replace(/\p{Surrogate}/gu, ''), given, content))]
        : []),
      ...Object.keys(query).map((key) =>
        place(`?${key}`, (text) => asking(id, `?${new URLSearchParams({ [key]: shortened(text) })}`, content)),
      ),
      ...Object.keys(body?.properties ?? {}).map((key) =>
        place(key, (text) => asking(id, given, { ...content, [key]: text })),
      ),
    ];
  });
  expect(places.length).toBeGreaterThan(200);
  expect(await tryAll(places)).toEqual([]);
}, 7_200_000);
