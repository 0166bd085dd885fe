import { buffer } from 'node:stream/consumers';
import { BRAND, BRAND_COLORS } from '../../rules/words/brand';
import { FONT, MARGIN, Paper } from './Paper';
import { printable } from './printable';

interface Sheet {
  title: string;
  /** At the bottom of each page, next to the page number. */
  footer: string;
  date: Date;
}

/** Creates a document in US letter format, with its fonts embedded. */
export async function printPdf({ title, footer, date }: Sheet, write: (paper: Paper) => void): Promise<Buffer> {
  // Loaded on first use, because it would take a third of the time of a server's start.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    font: FONT.body,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: BRAND, CreationDate: date },
  });
  const bytes = buffer(doc);
  const paper = new Paper(doc);
  write(paper);
  paper.end();
  numberPages(doc, footer);
  doc.end();
  return bytes;
}

function numberPages(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // Text below the margin would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN + 20;
    const width = doc.page.width - 2 * MARGIN;
    doc.font(FONT.body).fontSize(8.5).fillColor(BRAND_COLORS.soft);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.text(printable(footer), MARGIN, y, { width, lineBreak: false });
    doc.text(`Page ${at - start + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
