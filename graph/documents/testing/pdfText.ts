import { inflateSync } from 'node:zlib';

/** The text of a document for tests, one line per run of text. */
export function pdfText(document: Buffer): string {
  const lines: string[] = [];
  for (const [, shown = ''] of pagesOf(document).matchAll(/\[(.*?)\] TJ/g)) {
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join('');
    lines.push(Buffer.from(codes, 'hex').toString('latin1'));
  }
  return lines.join('\n');
}

function pagesOf(document: Buffer): string {
  const parts: string[] = [];
  for (let at = document.indexOf('stream\n'); at >= 0; at = document.indexOf('stream\n', at)) {
    const end = document.indexOf('\nendstream', at);
    parts.push(contentOf(document.subarray(at + 'stream\n'.length, end)));
    at = end + '\nendstream\n'.length;
  }
  return parts.join('\n');
}

/** Returns the text of a compressed stream, because only the streams of pages are compressed. */
function contentOf(stream: Buffer): string {
  return stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : '';
}
