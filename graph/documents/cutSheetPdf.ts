import type { Paper } from './Paper';
import { printPdf } from './printPdf';

/** How one side or both sides are cut. */
export interface PrintedSheet {
  /** 'Side 1' */
  heading: string;
  owners: string;
  /** How binding the sheet is. */
  standing: string;
  lines: { label: string; choiceLabel: string }[];
  notes: string | null;
}

export interface PrintedAnimal {
  title: string;
  facts: [label: string, value: string][];
  /** What has to be marked or left out by law. Each is printed in a box. */
  notices: string[];
  sheets: PrintedSheet[];
  /** The date of the content, so that the same sheets make the same file. */
  date: Date;
}

interface CutSheetDocument {
  /** What each page names, such as tag, ranch and dates. */
  footer: string;
  animals: PrintedAnimal[];
}

const FACTS = [
  { header: 'Animal', width: 110 },
  { header: '', width: '*' as const },
];
const LINES = [
  { header: 'Cut', width: 150 },
  { header: 'How', width: '*' as const },
];

/** Lines that the processor fills in. */
const FOR_PROCESSOR = ['For the processor', '', '', ''].map((header) => ({ header, width: '*' as const }));
const BLANKS = [
  ['Carcass number', '_'.repeat(16), 'Hanging weight', `${'_'.repeat(12)} lb`],
  ['Called', '_'.repeat(16), 'Picked up', '_'.repeat(16)],
].map((cells) => ({ cells }));

export function cutSheetPdf({ footer, animals }: CutSheetDocument): Promise<Buffer> {
  const title = animals[0]?.title ?? '';
  const date = animals.map((animal) => animal.date).reduce((last, one) => (one > last ? one : last), new Date(0));
  return printPdf({ title, footer, date }, (paper) => {
    animals.forEach((animal, index) => {
      if (index > 0) paper.startPage();
      printAnimal(paper, animal);
    });
  });
}

function printAnimal(paper: Paper, { title, facts, notices, sheets }: PrintedAnimal): void {
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
    paper.paragraph(owners);
    paper.paragraph(standing, { soft: true });
    const rows = lines.map(({ label, choiceLabel }) => ({ cells: [label, choiceLabel] }));
    paper.table(LINES, rows, { dense: true });
    if (notes) paper.paragraph(`Notes: ${notes}`);
    paper.table(FOR_PROCESSOR, BLANKS, { dense: true });
  });
}
