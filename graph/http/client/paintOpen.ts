import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A rendered screen, with its styles. */
export interface Painted {
  html: string;
  css: string;
}

/** Renders the client's screen at an address for a visitor, from the answers that its page carries (web/openPages.tsx). */
export type Paint = (address: string, answers: readonly Answer[]) => Promise<Painted>;

type Answer = { id: string; variables: object; data: object };

/** Beside the built client, where the build puts it. It comes with React and all screens, so that only those who use it load it. */
export function createPaint(client: string): Paint {
  const file = pathToFileURL(path.join(client, '../renderer/openPages.js')).href;
  let renderer: Promise<{ paintForVisitor: Paint }> | undefined;
  return async (address, answers) => {
    renderer ??= import(file);
    return (await renderer).paintForVisitor(address, answers);
  };
}

/** Puts a rendered screen into the page that the build has made for it. Its styles go with those of the fonts. */
export function withPainting(template: string, { html, css }: Painted): string {
  return template
    .replace('</style>', () => `${css}</style>`)
    .replace('data-painted="forVisitor">', (root) => root + html);
}

/** Lets the content security policy have the page's own styles, and no others, by their hash. */
export function allowingStyles(policy: string, page: string): string {
  const styles = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  return policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
}
