import { buffer } from 'node:stream/consumers';
import { encode } from 'uqr';
import { BRAND } from '../../rules/words/brand';
import { FONT } from './Paper';
import { printable } from './printable';

const INCH = 72;

/** Sheets of labels, in points: how large a label is, where the first one is, and how far apart they are. */
const LABEL_SHEETS = {
  '4x2': {
    page: [4 * INCH, 2 * INCH],
    label: [4 * INCH, 2 * INCH],
    first: [0, 0],
    next: [4 * INCH, 2 * INCH],
    text: 11,
  },
  /** Avery 5160: thirty labels of 2 5/8 by 1 inch on a letter page. */
  '5160': {
    page: [8.5 * INCH, 11 * INCH],
    label: [2.625 * INCH, INCH],
    first: [0.1875 * INCH, 0.5 * INCH],
    next: [2.75 * INCH, INCH],
    text: 6.5,
  },
} as const;

export type LabelSheet = keyof typeof LABEL_SHEETS;

export interface Label {
  /** From the most important line to the least one. The first is bold. */
  lines: string[];
  /** What the law wants in bold, such as NOT FOR SALE. */
  notice: string | null;
  url: string;
}

/** Prints labels for boxes and packages, with a code that opens the page of the share. */
export async function labelsPdf(
  labels: Label[],
  sheet: LabelSheet,
  { title, date }: { title: string; date: Date },
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { page, label, first, next } = LABEL_SHEETS[sheet];
  const doc = new PDFDocument({
    ...{ size: [...page], margin: 0, font: FONT.body, lang: 'en-US', displayTitle: true },
    info: { Title: title, Author: BRAND, CreationDate: date },
  });
  const bytes = buffer(doc);
  const columns = Math.floor((page[0] - first[0]) / label[0]);
  const perPage = columns * Math.floor((page[1] - first[1]) / next[1]);
  labels.forEach((one, index) => {
    const at = index % perPage;
    if (index > 0 && at === 0) doc.addPage();
    drawLabel(doc, one, sheet, [first[0] + (at % columns) * next[0], first[1] + Math.floor(at / columns) * next[1]]);
  });
  doc.end();
  return bytes;
}

function drawLabel(doc: PDFKit.PDFDocument, label: Label, sheet: LabelSheet, [x, y]: [number, number]): void {
  const {
    label: [width, height],
    text,
  } = LABEL_SHEETS[sheet];
  const padding = height * 0.08;
  const code = height - 2 * padding;
  drawCode(doc, label.url, { x: x + width - padding - code, y: y + padding, side: code });
  const room = { width: width - code - 3 * padding, lineBreak: true, ellipsis: true };
  doc
    .fillColor('#000')
    .font(FONT.strong)
    .fontSize(text)
    .text('', x + padding, y + padding);
  for (const [index, line] of [...label.lines, ...(label.notice ? [label.notice] : [])].entries()) {
    const isStrong = index === 0 || line === label.notice;
    doc.font(isStrong ? FONT.strong : FONT.body);
    doc.text(printable(line), { ...room, height: 2.6 * text });
  }
}

/** A code in small squares. Labels have no color, so it's black. */
function drawCode(doc: PDFKit.PDFDocument, url: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { data, size } = encode(url, { border: 2 });
  const dot = side / size;
  for (const [row, dots] of data.entries()) {
    for (const [column, isDark] of dots.entries()) if (isDark) doc.rect(x + column * dot, y + row * dot, dot, dot);
  }
  doc.fill('#000');
}
