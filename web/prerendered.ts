/** The functions of web/prerender.tsx that the build calls. Their types are here, so that the build imports no screens. */
export interface Prerenderer {
  /** Renders a public page as visitors first see it, before the session is known. */
  prerenderPage(pathname: string): Promise<Prerendered>;
  /** Returns empty pages for all other paths, in our colors so that dark screens don't flash white. */
  prerenderShells(): Promise<Shell[]>;
}

export interface Prerendered {
  html: string;
  css: string;
  title: string;
  description: string;
  /** The path for search engines. Undefined if they shouldn't list the page. */
  canonical?: string;
  /** The questions that the page answers, for search engines. */
  questions?: Question[];
}

export interface Shell extends Prerendered {
  file: string;
  /** Whether the server paints the page (paintScreen.tsx). */
  isPaintedByServer?: boolean;
  /** The file of the screen's module. Undefined for the page that serves every screen. */
  screen?: string | undefined;
}

export interface Question {
  question: string;
  /** The answer in HTML, with the page's own text, since search engines refuse answers that aren't on the page. */
  answer: string;
}
