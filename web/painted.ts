import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface Painted {
  html: string;
  /** The element of its styles, from which styled-components goes on in the browser. */
  styles: string;
}

/** Renders a page outside the browser. Of a part that still loads it shows what stands in for it. */
export function painted(page: ReactNode): Painted {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  return { html: withoutStyles(html), styles: sheet.getStyleTags() };
}

// The content security policy forbids them in HTML. The script sets them later.
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '');
