import { statePath } from '../../rules/ranches/ranchPath';
import { type Found, NOWHERE, placeAt } from '../../rules/site';
import { parseState } from '../../rules/words/statePlaces';
import type { Config } from '../config';
import { type Page, pageFile } from './builtPages';
import type { ReadFirstScreen } from './firstScreen';
import { type Exchange, sendOpen, sendOwn, sendPage } from './sendPage';
import type { ReadOpenPage } from './visitors/visitorPage';

/** Finds the screen at an address. It has another path if the address spells a state differently. */
export function screenAt(address: string): Found & { path?: string } {
  const found = /\p{Cc}/u.test(address) ? NOWHERE : placeAt(address);
  if (found.params.state === undefined) return found;
  const state = parseState(found.params.state);
  if (!state) return NOWHERE;
  const path = statePath(state.name);
  return path === address ? found : { ...found, path };
}

type Given = Pick<Config, 'openRanches'> & {
  pageOf: (file: string) => Page;
  readFirstScreen: ReadFirstScreen;
  readOpenPage: ReadOpenPage;
};

/** Returns a function that sends a screen's page in the way that rules/site.ts names, to a signed-in person or a visitor. */
export function createSendScreen({ pageOf, openRanches, readFirstScreen, readOpenPage }: Given) {
  const pageIn = (way: 'built' | 'rendered' | 'shell', { screen }: Found) => pageOf(pageFile(way, screen));

  async function sendToPerson(found: Found, exchange: Exchange): Promise<void> {
    const { forPeople } = found.place;
    const page = pageIn(forPeople === 'built' ? 'built' : 'shell', found);
    const first = await readFirstScreen(exchange.req, exchange.res, { isPainted: forPeople === 'rendered' });
    if (!first) return sendPage(exchange, page, statusOf(found));
    const status = first.isMissing ? 404 : statusOf(found);
    await sendOwn(exchange, first.painted ? pageIn('rendered', found) : page, first, status);
  }

  async function sendToVisitor(found: Found, exchange: Exchange): Promise<void> {
    const { forVisitors } = found.place;
    const page = pageIn(forVisitors === 'built' ? 'built' : 'shell', found);
    const isOpen = openRanches && forVisitors === 'rendered';
    const open = isOpen ? await readOpenPage(exchange.req, exchange.res) : undefined;
    if (!open) return sendPage(exchange, page, statusOf(found));
    if (open.status === 200) return sendOpen(exchange, open.painted ? pageIn('rendered', found) : page, open);
    if (open.status === 301) return redirect(exchange, open.path);
    sendPage(exchange, pageIn('shell', NOWHERE), open.status);
  }

  return async (found: ReturnType<typeof screenAt>, isSignedIn: boolean, exchange: Exchange): Promise<void> => {
    if (found.path !== undefined) return redirect(exchange, found.path);
    return isSignedIn ? sendToPerson(found, exchange) : sendToVisitor(found, exchange);
  };
}

const statusOf = ({ screen }: Found) => (screen === 'notFound' ? 404 : 200);

function redirect({ req, res }: Exchange, path: string): void {
  const search = /\?.*/.exec(req.originalUrl)?.[0] ?? '';
  res
    .set('Cache-Control', 'no-cache')
    .vary('Cookie')
    .redirect(301, path + search);
}
