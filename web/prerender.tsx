import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { pageTitle } from './layout/pageTitle';
import { routeOf } from './routes';
import { GlobalStyle } from './theme/GlobalStyle';

export interface Prerendered {
  html: string;
  css: string;
  title: string;
  description: string;
}

/** A public page as a visitor first sees it, before it is known whether anyone is signed in. */
export async function prerenderPage(pathname: string): Promise<Prerendered> {
  const { screen, title, description } = routeOf(pathname);
  await screen.load();
  const page = (
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>
  );
  return { ...rendered(page), title: pageTitle(title), description };
}

/** For every other address: nothing yet, on our paper, so that no white page flashes by at night. */
export function prerenderShell(): Prerendered {
  return { ...rendered(<GlobalStyle />), title: pageTitle(), description: '' };
}

function rendered(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  return { html: withoutStyles(html), css: plainCss(sheet.getStyleTags()) };
}

// The content security policy refuses them in a page; the script may set them, and does.
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '');

/** Without the element around it and the marks by which the library would find its own styles again. */
const plainCss = (styleTags: string) =>
  styleTags
    .replace(/<[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replaceAll('/*!sc*/', '')
    .trim();
