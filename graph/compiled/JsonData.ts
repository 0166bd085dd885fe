export class JsonData {
  /** Apollo takes any record as data. */
  [field: string]: unknown;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Result = { errors?: unknown; data?: unknown; extensions?: unknown };

/** Writes an answer as JSON. Data that is already JSON text is inserted unchanged. */
export function stringifyAnswer({ errors, data, extensions }: Result): string {
  if (!(data instanceof JsonData)) return `${JSON.stringify({ errors, data, extensions })}\n`;
  const refusals = errors ? `"errors":${JSON.stringify(errors)},` : '';
  const more = extensions ? `,"extensions":${JSON.stringify(extensions)}` : '';
  return `{${refusals}"data":${data.text}${more}}\n`;
}
