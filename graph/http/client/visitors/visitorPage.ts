import type { Request, Response } from 'express';
import { jsonForHtml } from '../../../../rules/fields/jsonForHtml';
import { ranchPath, statePath } from '../../../../rules/ranches/ranchPath';
import { parseState } from '../../../../rules/words/statePlaces';
import { visitorQueries } from '../../../../web/app/firstQueries';
import type { Context } from '../../../context';
import { prepared } from '../../../database/reading/prepared';
import { Refusal } from '../../../errors';
import type { GraphqlServer } from '../../../schema/graphqlServer';
import type { ContextOf } from '../../session/requestContext';
import { inTime, runQuery } from '../firstScreen';
import type { Painted } from '../renderScreen';
import { listHead, type RanchInList, type StateFigures, stateHead, statesHead } from './listHeads';
import type { Paint } from './paintPage';
import { ranchHead } from './ranchHead';
import { type Review, reviewsText, type ShownRanch } from './ranchText';

/**
 * The maximum time for reading the data. Longer than for signed-in people, since without its data the page is empty for readers
 * without scripts.
 */
const MAX_MILLISECONDS = 2_000;

/** A page of Find, of a ranch or of states for visitors, if ranches are open to them. */
export type OpenPage =
  | { status: 301; location: string }
  | { status: 404 | 410 }
  | { status: 200; head: string; text: string; carried: string; painted?: Painted | undefined };

/** Reads a visitor's page. Undefined for other screens, and if that fails or takes too long. */
export type ReadOpenPage = (req: Request, res: Response) => Promise<OpenPage | undefined>;

type Given = {
  graphql: GraphqlServer;
  contextOf: ContextOf;
  publicUrl: string;
  paint: Paint;
  /** Maximum time that a page waits for its data. */
  timeout?: number | undefined;
};

/** Runs the queries in the same way as a visitor's requests to /graphql. */
export function createOpenPages({
  graphql,
  contextOf,
  publicUrl,
  paint,
  timeout = MAX_MILLISECONDS,
}: Given): ReadOpenPage {
  const paintedOf = (req: Request, answers: Answer[]) =>
    // If rendering fails, the page still contains its data, and the client renders it.
    paint(req.originalUrl, answers).catch((err: unknown) => {
      if (err instanceof Refusal) req.log.info('a page for visitors was sent without its painting, since many wait');
      else req.log.warn({ err }, 'a page for visitors was sent without its painting');
      return undefined;
    });
  const read = async (req: Request, res: Response): Promise<OpenPage | undefined> => {
    const { searchParams } = new URL(req.originalUrl, 'http://here');
    const screen = visitorQueries(req.path, searchParams);
    if (!screen) return otherSpelling(req);
    const context: Context = { ...(await contextOf(req, res)), openRanches: true };
    // A signed-in person or an API token isn't a visitor, and gets another page.
    if (context.viewer) return undefined;
    const results = screen.queries.map(async (query) => ({ ...query, data: await runQuery(graphql, context, query) }));
    const answers = (await Promise.all(results)).flatMap(({ data, ...query }) => (data ? [{ ...query, data }] : []));
    // Without the result of its first query, the page has nothing to show.
    if (answers[0]?.id !== screen.queries[0]?.id) return undefined;
    const content =
      screen.id === undefined
        ? { head: headOfList(screen, answers, publicUrl), text: '' }
        : await readRanch({ req, graphql, context, screen, answers, publicUrl });
    if ('status' in content) return content;
    const carried = jsonForHtml({ viewer: null, answers });
    return { status: 200, ...content, carried, painted: await paintedOf(req, answers) };
  };
  return async (req, res) => {
    const reading = read(req, res).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page for visitors was sent without its data'),
    );
    return inTime(reading, timeout);
  };
}

type Answer = { id: string; variables: object; data: Record<string, unknown> };
type Screen = NonNullable<ReturnType<typeof visitorQueries>>;

/** Writes what search engines read about a list of ranches or states. */
function headOfList({ kind, state }: Screen, answers: Answer[], publicUrl: string): string {
  if (kind === 'list') return listHead(publicUrl);
  const { ranchStates = [] } = (answers.at(-1)?.data ?? {}) as { ranchStates?: StateFigures[] };
  if (!state) return statesHead(ranchStates, publicUrl);
  const { ranchers } = (answers[0]?.data ?? {}) as { ranchers?: { nodes: RanchInList[] } };
  return stateHead(state.name, { ranches: ranchers?.nodes ?? [], states: ranchStates }, publicUrl);
}

type RanchRequest = {
  req: Request;
  graphql: GraphqlServer;
  context: Context;
  screen: Screen;
  answers: Answer[];
  publicUrl: string;
};

type PageContent = { head: string; text: string };
type OtherStatus = Exclude<OpenPage, { status: 200 }>;

/** Reads the content of a ranch's page, or the status to answer instead. */
async function readRanch({
  req,
  graphql,
  context,
  screen,
  answers,
  publicUrl,
}: RanchRequest): Promise<PageContent | OtherStatus> {
  const ranch = answers[0]?.data.rancher as ShownRanch | null;
  if (!ranch) return { status: await statusOf(context, screen.id ?? '') };
  const canonical = ranchPath(ranch);
  const isNamed = req.path.split('/').length > 3;
  if (isNamed && req.path !== canonical) {
    return { status: 301, location: withSearch(canonical, req.originalUrl) };
  }
  const text = reviewsText(await reviewsOf(graphql, context, screen.reviews));
  return { head: ranchHead(ranch, publicUrl), text };
}

/** Redirects 'TX' and 'Texas' to the page of the state. Any other text that is no number is a 404. */
function otherSpelling({ path, originalUrl }: Request): OpenPage | undefined {
  const word = /^\/ranchers\/([^/]+)\/?$/i.exec(path)?.[1];
  if (word === undefined || /^\d+$/.test(word)) return undefined;
  const state = parseState(word);
  return state ? { status: 301, location: withSearch(statePath(state.name), originalUrl) } : { status: 404 };
}

/** Returns 410 for a suspended ranch, so that search engines forget it, and 404 for one that was never public, to hide it. */
async function statusOf({ db }: Context, id: string): Promise<404 | 410> {
  const sql = "select 1 as one from ranchers where id = ? and approval = 'SUSPENDED'";
  return (await prepared(db, { sql, bindings: [id] })).length > 0 ? 410 : 404;
}

type Query = Parameters<typeof runQuery>[2];

async function reviewsOf(graphql: GraphqlServer, context: Context, query: Query | undefined): Promise<Review[]> {
  const data = query && (await runQuery(graphql, context, query));
  const rancher = data?.rancher as { reviews: { nodes: Review[] } } | null | undefined;
  return rancher?.reviews.nodes ?? [];
}

const withSearch = (path: string, url: string) => path + (/\?.*/.exec(url)?.[0] ?? '');
