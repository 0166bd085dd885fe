import { createRequire } from 'node:module';
import { BRAND, BRAND_COLORS } from '../../rules/words/brand';
import { printable, printableLines } from './printable';

export const MARGIN = 64;

const { resolve } = createRequire(import.meta.url);

/** Files of fonts, which each document embeds in part. */
export const FONT = {
  body: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  strong: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  heading: resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf'),
};

const STRONG = { font: { src: FONT.strong } };
const BOX_PADDING = 8;
/** The height of a row with two lines. */
const ROOM_FOR_A_ROW = 34;

interface Column {
  header: string;
  width: number | '*';
  numeric?: boolean;
}

interface Row {
  cells: string[];
  isSum?: boolean;
}

/** Writes a document from top to bottom, with tags for screen readers. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly structParent: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.structParent = doc.struct('Document');
    doc.addStructure(this.structParent);
  }

  title(text: string): void {
    this.doc.font(FONT.heading).fontSize(13).fillColor(BRAND_COLORS.red);
    this.write(BRAND, 'P', 6);
    this.doc.fontSize(26).fillColor(BRAND_COLORS.ink);
    this.write(text, 'H1', 8);
  }

  heading(text: string): void {
    const { doc } = this;
    // Keeps a heading from ending up alone at the bottom of a page.
    if (doc.y > doc.page.maxY() - 60) doc.addPage();
    doc.moveDown(0.6).font(FONT.heading).fontSize(14).fillColor(BRAND_COLORS.ink);
    this.write(text, 'H2', 4);
  }

  paragraph(text: string, { soft = false } = {}): void {
    this.doc
      .font(FONT.body)
      .fontSize(10.5)
      .fillColor(soft ? BRAND_COLORS.soft : BRAND_COLORS.ink);
    this.write(text, 'P', 6);
  }

  startPage(): void {
    this.doc.addPage();
  }

  /** Prints text in a box, so that nobody misses it. */
  notice(text: string): void {
    const { doc } = this;
    const top = doc.y;
    doc.y = top + BOX_PADDING;
    doc.font(FONT.strong).fontSize(12).fillColor(BRAND_COLORS.ink);
    this.write(text, 'P', 0, { indent: BOX_PADDING });
    doc.markContent('Artifact', { type: 'Layout' });
    const height = doc.y - top + BOX_PADDING / 2;
    doc
      .rect(MARGIN, top, doc.page.width - 2 * MARGIN, height)
      .lineWidth(1.5)
      .stroke(BRAND_COLORS.ink);
    doc.endMarkedContent();
    doc.y = top + height + BOX_PADDING;
  }

  /** A dense table has less room between its rows. */
  table(columns: Column[], rows: Row[], { dense = false } = {}): void {
    const { doc } = this;
    doc.moveDown(dense ? 0 : 0.6);
    const rowPadding = dense ? 1 : 5;
    let table = this.tableHead(columns, rowPadding);
    for (const { cells, isSum } of rows) {
      if (doc.y > doc.page.maxY() - ROOM_FOR_A_ROW) {
        table.end();
        doc.addPage();
        table = this.tableHead(columns, rowPadding);
      }
      table.row(cells.map((text) => ({ ...(isSum && STRONG), text: printable(text) })));
    }
    table.end();
    doc.x = MARGIN;
    doc.moveDown(0.8);
  }

  /** The header row, repeated on each page. */
  private tableHead(columns: Column[], rowPadding: number): PDFKit.Mixins.PDFTableObject {
    const { doc, structParent } = this;
    doc.x = MARGIN;
    doc.font(FONT.body).fontSize(9.5);
    const table = doc.table({
      columnStyles: columns.map(({ width, numeric }) => ({
        width,
        align: { x: numeric ? 'right' : 'left', y: 'top' },
      })),
      rowStyles: (at) => ({ border: 0, backgroundColor: at % 2 === 0 ? BRAND_COLORS.paper : undefined }),
      defaultStyle: { padding: [rowPadding, 6], textColor: BRAND_COLORS.ink },
      structParent,
    } as PDFKit.Mixins.TableOptions);
    return table.row(
      columns.map(({ header }) => ({ ...STRONG, text: printable(header), type: 'TH', scope: 'column' })),
    );
  }

  end(): void {
    this.structParent.end();
  }

  private write(text: string, structType: string, paragraphGap: number, options: PDFKit.Mixins.TextOptions = {}): void {
    const { structParent } = this;
    this.doc.text(printableLines(text), { ...options, structParent, structType, lineGap: 3, paragraphGap });
  }
}
