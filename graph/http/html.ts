/** HTML that's safe to send. Only `html` creates it, and it escapes every text. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | Html | Html[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((source, text, index) => source + sourceOf(parts[index - 1] ?? '') + text));
}

function sourceOf(part: Part): string {
  if (Array.isArray(part)) return part.map(({ source }) => source).join('');
  return part instanceof Html ? part.source : escapeText(part);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
