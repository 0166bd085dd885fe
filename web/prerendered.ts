/** What web/prerender.tsx gives the build, which knows none of the screens. */
export interface Prerenderer {
  /** Renders a public page as visitors first see it, before the session is known. */
  prerenderPage(pathname: string): Promise<Prerendered>;
  /** Empty pages for all other addresses, in our colors so that dark screens don't flash white. */
  prerenderShells(): Promise<Shell[]>;
}

export interface Prerendered {
  html: string;
  css: string;
  title: string;
  description: string;
  /** The address for search engines. Undefined if only signed-in people see the page. */
  canonical?: string;
  /** What the page answers, for search engines. */
  questions?: Question[];
}

export interface Shell extends Prerendered {
  file: string;
  /** Whether the server paints it (paintScreen.tsx). */
  isPaintedByServer?: boolean;
  /** The file of its screen's module; undefined for the page that serves every screen. */
  screen?: string | undefined;
}

export interface Question {
  question: string;
  /** HTML, in the words that the page shows: search engines refuse answers that a reader doesn't find there. */
  answer: string;
}
