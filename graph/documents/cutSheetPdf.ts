import { BRAND } from '../../rules/words/brand';
import { printPdf } from './printPdf';

/** How one side or both sides are cut. */
export interface PrintedSheet {
  /** 'Side 1' */
  heading: string;
  /** Null on an owner's own sheet. */
  owners: string | null;
  /** How binding the sheet is. */
  standing: string;
  lines: { label: string; choiceLabel: string }[];
  notes: string | null;
}

export interface CutSheetDocument {
  title: string;
  facts: [label: string, value: string][];
  /** What has to be marked or left out by law. Each is printed in a box. */
  notices: string[];
  sheets: PrintedSheet[];
  /** The date of the content, so that the same sheets make the same file. */
  date: Date;
}

const FACTS = [
  { header: 'Animal', width: 110 },
  { header: '', width: '*' as const },
];
const LINES = [
  { header: 'Cut', width: 150 },
  { header: 'How', width: '*' as const },
];

/** Cut sheets for the people who cut the beef, with a page for each. */
export function cutSheetPdf({ title, facts, notices, sheets, date }: CutSheetDocument): Promise<Buffer> {
  return printPdf({ title, footer: `${BRAND} – ${title}`, date }, (paper) => {
    paper.title(title);
    paper.table(
      FACTS,
      facts.map((cells) => ({ cells })),
      { dense: true },
    );
    sheets.forEach(({ heading, owners, standing, lines, notes }, index) => {
      if (index > 0) paper.startPage();
      for (const notice of notices) paper.notice(notice);
      paper.heading(heading);
      if (owners) paper.paragraph(owners);
      paper.paragraph(standing, { soft: true });
      const rows = lines.map(({ label, choiceLabel }) => ({ cells: [label, choiceLabel] }));
      paper.table(LINES, rows, { dense: true });
      if (notes) paper.paragraph(`Notes: ${notes}`);
    });
  });
}
