import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The files of fonts, which each document embeds in part. */
export const FONT_FILES = {
  body: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  strong: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  heading: resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf'),
};

export const FONT = { body: 'body', strong: 'strong', heading: 'heading' } as const;

let parsed: [name: string, font: PDFKit.Mixins.PDFFontSource][] | undefined;

/** Creates a document with its fonts. They are parsed only once, because that takes longer than printing some pages. */
export async function openDocument(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  // Loaded on first use, because they would take a third of the time of a server's start.
  const [{ default: PDFDocument }, { openSync }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  // pdfkit takes parsed fonts too, which its types don't say.
  parsed ??= Object.entries(FONT_FILES).map(([name, file]) => [name, openSync(file) as never]);
  const doc = new PDFDocument({ ...options, lang: 'en-US', displayTitle: true, font: '' });
  for (const [name, font] of parsed) doc.registerFont(name, font);
  return doc.font(FONT.body);
}
