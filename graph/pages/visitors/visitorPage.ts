import type { Request, Response } from 'express';
import { ranchPath } from '../../../rules/ranches/ranchPath';
import { stateBySlug } from '../../../rules/words/statePlaces';
import { type OpenScreen, visitorQueries } from '../../../web/app/firstQueries';
import type { Context, ContextOf } from '../../context';
import { prepared } from '../../database/reading/prepared';
import { Refusal } from '../../errors';
import type { GraphqlServer } from '../../server/graphqlServer';
import { answersTo, carriedJson, inTime } from '../firstScreen';
import { type Answer, dataOf, type Painted } from '../renderScreen';
import { listHead, type RanchInList, type StateFigures, stateHead, statesHead } from './listHeads';
import type { Paint } from './paintPage';
import { ranchHead } from './ranchHead';
import { type Review, reviewsText, type ShownRanch } from './ranchText';

/** Longer than for signed-in people, since readers without scripts see nothing else. */
const MAX_MILLISECONDS = 2_000;

/** A page of Find, of a ranch or of states for visitors, if ranches are open to them. */
export type OpenPage =
  | { status: 301; path: string }
  | { status: 404 | 410 }
  | { status: 200; head: string; text?: string; carried: string; painted?: Painted | undefined };

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
    const asked = visitorQueries(req.path, searchParams);
    if (!asked) return undefined;
    const context: Context = { ...(await contextOf(req, res)), openRanches: true };
    // A signed-in person or an API token isn't a visitor, and gets another page.
    if (context.viewer) return undefined;
    const answers = await answersTo(asked.queries, graphql, context);
    // Without the result of its first query, the page has nothing to show.
    if (answers[0]?.id !== asked.queries[0]?.id) return undefined;
    const content = await CONTENTS[asked.screen]({ req, graphql, context, asked, answers, publicUrl });
    if ('status' in content) return content;
    const carried = carriedJson({ viewer: null, answers });
    return { status: 200, ...content, carried, painted: await paintedOf(req, answers) };
  };
  return async (req, res) => {
    const reading = read(req, res).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page for visitors was sent without its data'),
    );
    return inTime(reading, timeout);
  };
}

type Asked = NonNullable<ReturnType<typeof visitorQueries>>;

type Reading = {
  req: Request;
  graphql: GraphqlServer;
  context: Context;
  asked: Asked;
  answers: Answer[];
  publicUrl: string;
};

type PageContent = { head: string; text?: string };
type OtherStatus = Exclude<OpenPage, { status: 200 }>;

/** Writes what search engines read about each screen. */
const CONTENTS: Record<OpenScreen, (reading: Reading) => PageContent | Promise<PageContent | OtherStatus>> = {
  findRancher: ({ publicUrl }) => ({ head: listHead(publicUrl) }),
  states: ({ answers, publicUrl }) => ({ head: statesHead(figuresIn(answers), publicUrl) }),
  state({ asked, answers, publicUrl }) {
    const { ranchers } = dataIn(answers[0]) as { ranchers?: { nodes: RanchInList[] } };
    const name = stateBySlug(asked.params.state ?? '')?.name ?? '';
    return {
      head: stateHead(name, { ranches: ranchers?.nodes ?? [], states: figuresIn(answers) }, publicUrl),
    };
  },
  ranch: readRanch,
};

const dataIn = (answer: Answer | undefined): object => (answer ? dataOf(answer) : {});

const figuresIn = (answers: Answer[]) => (dataIn(answers.at(-1)) as { ranchStates?: StateFigures[] }).ranchStates ?? [];

/** Reads the content of a ranch's page, or the status to answer instead. */
async function readRanch({
  req,
  graphql,
  context,
  asked,
  answers,
  publicUrl,
}: Reading): Promise<PageContent | OtherStatus> {
  const { rancher: ranch } = dataIn(answers[0]) as { rancher?: ShownRanch | null };
  if (!ranch) return { status: await statusOf(context, asked.params.id ?? '') };
  const canonical = ranchPath(ranch);
  if (asked.params.slug && req.path !== canonical) return { status: 301, path: canonical };
  const text = reviewsText(await reviewsOf(graphql, context, asked.reviews));
  return { head: ranchHead(ranch, publicUrl), text };
}

/** Returns 410 for a suspended ranch, so that search engines forget it, and 404 for one that was never public, to hide it. */
async function statusOf({ db }: Context, id: string): Promise<404 | 410> {
  const sql = "select 1 as one from ranchers where id = ? and approval = 'SUSPENDED'";
  return (await prepared(db, { sql, bindings: [id] })).length > 0 ? 410 : 404;
}

async function reviewsOf(graphql: GraphqlServer, context: Context, query: Asked['reviews']): Promise<Review[]> {
  const [answer] = await answersTo(query ? [query] : [], graphql, context);
  const { rancher } = dataIn(answer) as { rancher?: { reviews: { nodes: Review[] } } | null };
  return rancher?.reviews.nodes ?? [];
}
