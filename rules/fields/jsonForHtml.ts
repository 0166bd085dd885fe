/** JSON that is safe within a script tag: no text in it can close the tag or begin a comment. */
export const jsonForHtml = (value: unknown): string => textForHtml(JSON.stringify(value));

/** The same for JSON that is a text already. */
export const textForHtml = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
