import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A rendered screen, with the element of its styles. */
export interface Painted {
  html: string;
  styles: string;
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

/** Puts a rendered screen into the page that the build has made for it. */
export function withPainting(template: string, { html, styles }: Painted): string {
  return template
    .replace('</head>', () => `${styles}</head>`)
    .replace('data-painted="forVisitor">', (root) => root + html);
}

/** Lets the content security policy have the styles in the page's head, and no others, by their hashes. */
export function allowingStyles(policy: string, page: string): string {
  const [head = ''] = page.split('</head>', 1);
  const hashes = [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
  return policy.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`);
}
