import type { Request, Response } from 'express';
import { jsonForHtml } from '../../../rules/fields/jsonForHtml';
import { ranchAddress } from '../../../rules/ranches/ranchAddress';
import { visitorQueries } from '../../../web/app/firstQueries';
import type { Context } from '../../context';
import { prepared } from '../../database/reading/prepared';
import { Refusal } from '../../errors';
import type { GraphqlServer } from '../../schema/graphqlServer';
import type { ContextOf } from '../session/requestContext';
import { inTime, runQuery } from './firstScreen';
import { listHead, ranchHead } from './openHead';
import { type Review, reviewsText, type ShownRanch } from './openText';
import type { Paint } from './paintOpen';
import type { Painted } from './renderScreen';

/** Longer than for data alone: without it, the page says nothing to whoever reads it without scripts. */
const MOST_MILLISECONDS = 2_000;

/** A page of Find or of a ranch for visitors, where these are open to them. */
export type OpenPage =
  | { status: 301; location: string }
  | { status: 404 | 410 }
  | { status: 200; head: string; text: string; carried: string; painted?: Painted | undefined };

/** Reads what a visitor's page says. Undefined for other screens, and if it fails or takes too long. */
export type ReadOpenPage = (req: Request, res: Response) => Promise<OpenPage | undefined>;

type Given = {
  graphql: GraphqlServer;
  contextOf: ContextOf;
  publicUrl: string;
  paint: Paint;
  /** How long a page waits for what it says at most. */
  within?: number | undefined;
};

/** The queries run on the executor of /graphql, as a visitor who asks. */
export function createOpenPages({
  graphql,
  contextOf,
  publicUrl,
  paint,
  within = MOST_MILLISECONDS,
}: Given): ReadOpenPage {
  const read = async (req: Request, res: Response): Promise<OpenPage | undefined> => {
    const { searchParams } = new URL(req.originalUrl, 'http://here');
    const screen = visitorQueries(req.path, searchParams);
    if (!screen) return undefined;
    const context: Context = { ...(await contextOf(req, res)), openRanches: true };
    // Its cookie or token says more of them, and pages for them are others.
    if (context.viewer) return undefined;
    const asked = screen.queries.map(async (query) => ({ ...query, data: await runQuery(graphql, context, query) }));
    const answers = (await Promise.all(asked)).flatMap(({ data, ...query }) => (data ? [{ ...query, data }] : []));
    const first = answers.find(({ id }) => id === screen.queries[0]?.id)?.data;
    if (!first) return undefined;
    const page = async (head: string, text = '') => {
      // Without its painting the page still brings its data, and the client draws it.
      const painted = await paint(req.originalUrl, answers).catch((err: unknown) => {
        if (err instanceof Refusal) req.log.info('a page for visitors was sent without its painting, since many wait');
        else req.log.warn({ err }, 'a page for visitors was sent without its painting');
        return undefined;
      });
      return { status: 200 as const, head, text, carried: jsonForHtml({ viewer: null, answers }), painted };
    };
    if (screen.id === undefined) return page(listHead(publicUrl));
    if (!first.rancher) return { status: await statusOf(context, screen.id) };
    const ranch = first.rancher as ShownRanch;
    const canonical = ranchAddress(ranch);
    const isNamed = req.path.split('/').length > 3;
    if (isNamed && req.path !== canonical) return { status: 301, location: withSearch(canonical, req.originalUrl) };
    return page(ranchHead(ranch, publicUrl), reviewsText(await reviewsOf(graphql, context, screen.reviews)));
  };
  return async (req, res) => {
    const reading = read(req, res).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page for visitors was sent without its data'),
    );
    return inTime(reading, within);
  };
}

/** A suspended ranch is gone, so that search engines forget it. Of one that was never shown, nobody learns that it's there. */
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
