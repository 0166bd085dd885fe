import type { Request, Response } from 'express';
import { hasPutReminderAway } from '../../../rules/accounts/emailReminder';
import { jsonForHtml } from '../../../rules/fields/jsonForHtml';
import { firstQueries, SESSION_ID } from '../../../web/app/firstQueries';
import type { Viewer } from '../../../web/session/sessionStore';
import type { Context } from '../../context';
import type { GraphqlServer } from '../../schema/graphqlServer';
import type { ContextOf } from '../session/requestContext';
import type { PaintOwn } from './paintOwn';
import type { Answer, Painted } from './renderScreen';

/** After this time the page is sent without its data, and the client asks for it. */
const MAX_MILLISECONDS = 300;

type Given = {
  graphql: GraphqlServer;
  contextOf: ContextOf;
  paint: PaintOwn;
  /** How long a page waits for its data at most. */
  within?: number | undefined;
};

/** What a page carries for the client: who is signed in, and the answers to what its screen asks first. */
type Carried = { viewer: Viewer | null; answers: Answer[] };

/** What goes into a page: its data as JSON for HTML, and its screen as that data shows it. */
export type FirstScreen = { carried: string; painted?: Painted | undefined };

/** Reads what the page of a request brings; undefined if that fails or takes too long. */
export type ReadFirstScreen = (
  req: Request,
  res: Response,
  page: { isPainted: boolean },
) => Promise<FirstScreen | undefined>;

/** The queries run on the executor of /graphql, just like requests that the person sends. */
export function createFirstScreen({ graphql, contextOf, paint, within = MAX_MILLISECONDS }: Given): ReadFirstScreen {
  const read = async (req: Request, res: Response): Promise<Carried> => {
    const context = await contextOf(req, res);
    const viewer = (await runQuery(graphql, context, { id: SESSION_ID, variables: {} }))?.viewer as
      | Viewer
      | null
      | undefined;
    if (viewer === undefined) throw new Error('The session was not answered');
    if (!viewer) return { viewer, answers: [] };
    const asked = firstQueries(...placeOf(req), viewer);
    const answers = await Promise.all(
      asked.map(async (query) => ({ ...query, data: await runQuery(graphql, context, query) })),
    );
    return { viewer, answers: answers.flatMap(({ data, ...query }) => (data ? [{ ...query, data }] : [])) };
  };
  return async (req, res, { isPainted }) => {
    const reading = read(req, res).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page was sent without its data'),
    );
    const carried = await inTime(reading, within);
    if (!carried) return undefined;
    const painted = isPainted ? await paintFor(req, carried) : undefined;
    return { carried: jsonForHtml(carried), painted };
  };

  /** Without its painting, the client draws the screen. */
  async function paintFor(req: Request, { viewer, answers }: Carried): Promise<Painted | undefined> {
    const asked = viewer ? firstQueries(...placeOf(req), viewer) : [];
    // What is missing would be painted as still loading.
    if (!viewer || asked.length === 0 || asked.length > answers.length) return undefined;
    return paint(req.originalUrl, answers, asPainted(req, viewer)).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page was sent without its painting'),
    );
  }
}

/** Whoever has put the reminder of their email away sees what those see who have confirmed it (web/layout/EmailBanner.tsx). */
const asPainted = ({ headers }: Request, viewer: Viewer): Viewer =>
  hasPutReminderAway(headers.cookie ?? '', viewer.id) ? { ...viewer, emailConfirmed: true } : viewer;

const placeOf = (req: Request) => [req.path, new URL(req.originalUrl, 'http://here').searchParams] as const;

/** An answer with an error is left out. The client then sends the query itself and shows the error. */
export async function runQuery(
  { apollo }: GraphqlServer,
  contextValue: Context,
  { id: sha256Hash, variables }: { id: string; variables: object },
): Promise<Record<string, unknown> | undefined> {
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const { body } = await apollo.executeOperation({ extensions, variables: { ...variables } }, { contextValue });
  if (body.kind !== 'single' || body.singleResult.errors) return undefined;
  return body.singleResult.data ?? undefined;
}

/** Undefined if it takes longer. */
export async function inTime<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
