/** Data that is already JSON text. */
export class JsonData {
  /** Apollo takes any record as data. */
  [field: string]: unknown;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Result = { data?: unknown; extensions?: unknown };

/** Writes an answer as JSON. Data that is already JSON text is inserted unchanged. */
export function stringifyAnswer(result: Result): string {
  if (!(result.data instanceof JsonData)) return `${JSON.stringify(result)}\n`;
  const extensions = result.extensions ? `,"extensions":${JSON.stringify(result.extensions)}` : '';
  return `{"data":${result.data.text}${extensions}}\n`;
}
