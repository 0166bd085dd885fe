/** Data that is JSON already. */
export class JsonData {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Result = { data?: unknown; extensions?: unknown };

/** Writes an answer as JSON; data that is JSON already stands in it as it is. */
export async function stringifyAnswer(result: Result): Promise<string> {
  if (!(result.data instanceof JsonData)) return `${JSON.stringify(result)}\n`;
  const extensions = result.extensions ? `,"extensions":${JSON.stringify(result.extensions)}` : '';
  return `{"data":${result.data.text}${extensions}}\n`;
}
