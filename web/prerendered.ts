import type { ScreenName } from '../rules/site';

/** The functions of web/prerender.tsx that the build calls. Their types are here, so that the build imports no screens. */
export interface Prerenderer {
  /** Renders a public page as visitors first see it, before the session is known. */
  prerenderPage(name: ScreenName): Promise<Prerendered>;
  /** Returns an empty page for each screen and one for any, in our colors so that dark screens don't flash white. */
  prerenderShells(): Promise<{ any: Prerendered; shells: Shell[] }>;
}

export interface Prerendered {
  html: string;
  css: string;
  title: string;
  description: string;
  /** The path for search engines. Undefined if they shouldn't list the page. */
  canonical?: string | undefined;
  /** The questions that the page answers, for search engines. */
  questions?: Question[];
}

export interface Shell extends Prerendered {
  name: ScreenName;
  /** The file of the screen's module. */
  module: string;
}

export interface Question {
  question: string;
  /** The answer in HTML, with the page's own text, since search engines refuse answers that aren't on the page. */
  answer: string;
}
