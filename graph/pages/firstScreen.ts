import type { Request, Response } from 'express';
import { hasDismissedReminder } from '../../rules/accounts/emailReminder';
import { textForHtml } from '../../rules/fields/jsonForHtml';
import { placeAt } from '../../rules/site';
import { firstQueries, SESSION_ID, SUBJECTS } from '../../web/app/firstQueries';
import type { Viewer } from '../../web/session/sessionStore';
import type { Context, ContextOf } from '../context';
import type { GraphqlServer } from '../server/graphqlServer';
import type { PaintOwn } from './paintOwn';
import { type Answer, dataOf, type Painted } from './renderScreen';

/** The maximum time for reading the data. After that, the page is sent without it, and the client fetches the data. */
const MAX_MILLISECONDS = 300;

type Given = {
  graphql: GraphqlServer;
  contextOf: ContextOf;
  paint: PaintOwn;
  /** Maximum time that a page waits for its data. */
  timeout?: number | undefined;
};

/** The data that a page contains for the client: the viewer, and the results of its screen's first queries. */
type Carried = { viewer: Viewer | null; answers: Answer[] };

/** The parts of a page: its data as JSON for HTML, its rendered screen, and whether the record at its address exists. */
export type FirstScreen = { carried: string; painted?: Painted | undefined; isMissing: boolean };

/** Reads the data of a requested page. Undefined if that fails or takes too long. */
export type ReadFirstScreen = (
  req: Request,
  res: Response,
  page: { isPainted: boolean },
) => Promise<FirstScreen | undefined>;

/** Runs the queries in the same way as requests that the person sends to /graphql. */
export function createFirstScreen({ graphql, contextOf, paint, timeout = MAX_MILLISECONDS }: Given): ReadFirstScreen {
  const read = async (req: Request, res: Response): Promise<Carried> => {
    const context = await contextOf(req, res);
    const [session] = await answersTo([{ id: SESSION_ID, variables: {} }], graphql, context);
    if (!session) throw new Error('The session was not answered');
    const viewer = dataOf(session).viewer as Viewer | null;
    if (!viewer) return { viewer, answers: [] };
    return { viewer, answers: await answersTo(firstQueries(...placeOf(req), viewer), graphql, context) };
  };
  return async (req, res, { isPainted }) => {
    const reading = read(req, res).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page was sent without its data'),
    );
    const carried = await inTime(reading, timeout);
    if (!carried) return undefined;
    const painted = isPainted ? await paintFor(req, carried) : undefined;
    return { carried: carriedJson(carried), painted, isMissing: isMissing(req, carried) };
  };

  /** Renders the screen. If the result is undefined, the client renders it. */
  async function paintFor(req: Request, { viewer, answers }: Carried): Promise<Painted | undefined> {
    const queries = viewer ? firstQueries(...placeOf(req), viewer) : [];
    // Missing results would be rendered as still loading.
    if (!viewer || queries.length === 0 || queries.length > answers.length) return undefined;
    return paint(req.originalUrl, answers, asPainted(req, viewer)).catch(
      (err: unknown) => void req.log.warn({ err }, 'a page was sent without its painting'),
    );
  }
}

/** Renders no email reminder if the person has dismissed it, as if the email were confirmed (web/layout/EmailBanner.tsx). */
const asPainted = ({ headers }: Request, viewer: Viewer): Viewer =>
  hasDismissedReminder(headers.cookie ?? '', viewer.id) ? { ...viewer, emailConfirmed: true } : viewer;

const isMissing = ({ path }: Request, { answers }: Carried): boolean =>
  answers[0] !== undefined && dataOf(answers[0])[SUBJECTS[placeAt(path).screen] ?? ''] === null;

const placeOf = (req: Request) => [req.path, new URL(req.originalUrl, 'http://here').searchParams] as const;

/** Runs queries of the client by their ids. Leaves out those that fail: the client sends them again and shows the error. */
export async function answersTo(
  queries: readonly { id: string; variables: object }[],
  { run }: GraphqlServer,
  context: Context,
): Promise<Answer[]> {
  const answers = queries.map(async ({ id, variables }) => {
    const { data, errors } = await run({ id, variables: { ...variables } }, context);
    return data === undefined || errors ? [] : [{ id, variables, data }];
  });
  return (await Promise.all(answers)).flat();
}

/** Writes the data of a page as JSON for HTML. */
export function carriedJson({ viewer, answers }: Carried): string {
  const texts = answers.map(
    ({ id, variables, data }) => `{"id":"${id}","variables":${JSON.stringify(variables)},"data":${data}}`,
  );
  return textForHtml(`{"viewer":${JSON.stringify(viewer)},"answers":[${texts.join()}]}`);
}

/** Returns the result of `reading`, or undefined if it takes longer. */
export async function inTime<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
