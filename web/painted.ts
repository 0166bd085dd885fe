import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface Painted {
  html: string;
  /** The page's style element, to which styled-components adds in the browser. */
  styles: string;
}

/** Renders a page outside the browser. A component that is still loading shows its fallback. */
export function painted(page: ReactNode): Painted {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  return { html: withoutStyles(html), styles: sheet.getStyleTags() };
}

// Removes style attributes, which the content security policy forbids in HTML. The client sets them later.
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '');
