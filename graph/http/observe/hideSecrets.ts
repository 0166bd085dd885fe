/** What follows opens an account, a calendar or the choice of emails for whoever has the URL. */
const SECRET = /(token(?:=|%3d)|\/(?:calendar|unsubscribe)\/)[^\s?#&"'<>)]+/gi;

export const hideSecrets = (text: string): string => text.replace(SECRET, '$1*');

/** Returns the path of a page's URL, which may be absolute. Omits the host, the query, the fragment and secrets in the path. */
export function pagePath(url: string): string {
  const [path = ''] = /^\/[\w./~-]*/.exec(url.replace(/^(?:[a-z][a-z\d+.-]{0,30}:)?\/\/[^/?#]*/i, '')) ?? [];
  return hideSecrets(path);
}
