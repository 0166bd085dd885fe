import { inflateSync } from 'node:zlib';

/** The text of a document for tests, one line per run of text. */
export function pdfText(document: Buffer): string {
  const objects = objectsOf(document.toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  const lines: string[] = [];
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(objects, id));
  }
  let letters = new Map<string, string>();
  for (const { content } of objects.values()) {
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters;
      else lines.push(textOf(shown ?? '', letters));
    }
  }
  return lines.join('\n');
}

const textOf = (shown: string, letters: Map<string, string>) =>
  [...shown.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(glyph) ?? '\uFFFD')
    .join('');

type Parts = { dictionary: string; content: string };

function objectsOf(file: string): Map<string, Parts> {
  const objects = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(objects.map(([, id = '', body = '']) => [id, partsOf(body)]));
}

function partsOf(body: string): Parts {
  const [dictionary = '', stream = ''] = body.split('\nstream\n');
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
  return { dictionary, content: bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '' };
}

/** The letters of a font by the number of their glyph, as readers copy them. */
function lettersOf(objects: Map<string, Parts>, font: string): Map<string, string> {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? [];
  const letters = new Map<string, string>();
  for (const [, start = '', list = ''] of objects.get(id)?.content.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g) ??
    []) {
    for (const [place, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const glyph = (Number.parseInt(start, 16) + place).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}
