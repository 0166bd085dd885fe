import { linesToCut } from '../../../rules/herd/cutLines';
import { INSPECTION } from '../../../rules/herd/inspection';

import { longDay } from '../../../rules/time/days';
import { type CutSheetDocument, cutSheetPdf, type PrintedSheet } from '../../documents/cutSheetPdf';
import { notFound } from '../../errors';
import { fileView } from '../present/view';
import type {
  Rest_animalToCutFragment as Animal,
  Rest_sheetsToPrintFragment as AnimalWithSheets,
  Rest_sheetToPrintFragment as Claim,
  Rest_printedSheetFragment as Sheet,
} from './cutSheets.generated';

/** The sheets of an animal for its processor, with the owners. */
export const cutSheetsOfAnimal = fileView<AnimalWithSheets>(
  'application/pdf',
  'A page for each side, or one for a whole animal.',
  async ({ cutSheets, ...animal }) => ({
    name: `cut-sheets-${fileName(animal.tag)}.pdf`,
    body: await cutSheetPdf({
      title: `Cut Sheets, Animal ${animal.tag}`,
      ...documentOf(animal, cutSheets),
      sheets: cutSheets.map((sheet) => printed(sheet, ownersOf(sheet, animal))),
    }),
  }),
);

/** The sheet of a share for its owner. There's none while the share waits in line. Errors: NOT_FOUND. */
export const cutSheetOfShare = fileView<Claim>('application/pdf', 'A document.', async (claim) => {
  const { animal, cutSheet, order, id, quarters } = claim;
  if (!animal || !cutSheet) throw notFound('Cut sheet');
  const { facts, ...document } = documentOf(animal, [cutSheet]);
  const share = cutSheet.holders > 1 ? `${SHARE[quarters]}, shared with another household` : (SHARE[quarters] ?? '');
  const body = await cutSheetPdf({
    title: order ? `Cut Sheet, Order #${order.id}` : `Cut Sheet, Animal ${animal.tag}`,
    ...document,
    facts: [...facts, ['Share', share]],
    sheets: [printed(cutSheet, `Owner: ${order?.customer.name ?? 'kept by the ranch'}`)],
  });
  return { name: `cut-sheet-${id}.pdf`, body };
});

const SHARE: Record<number, string> = { 1: 'Quarter', 2: 'Half', 4: 'Whole animal' };

const fileName = (tag: string) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');

type Shared = Pick<CutSheetDocument, 'facts' | 'notices' | 'date' | 'footer'>;

function documentOf(animal: Animal, sheets: readonly Sheet[]): Shared {
  const { tag, bornOn, hangDays, hangingEnds, rancher, harvestDate, harvestWords, createdAt } = animal;
  const harvest = harvestDate ? longDay(harvestDate) : (harvestWords ?? 'No date yet');
  const decided = sheets.flatMap(({ decidedAt }) => decidedAt ?? []).sort();
  return {
    facts: [
      ['Tag', tag],
      ['Born', bornOn ? longDay(bornOn).replace(/ \d+,/, '') : 'Unknown. Check its age by its teeth.'],
      ['Ranch', [rancher.ranchName, rancher.city, rancher.state, rancher.contact.phone].filter(Boolean).join(', ')],
      ['Processor', processorText(animal)],
      ['Harvest', harvest],
      ['Hangs', `${hangDays} days`],
      ['Cut by', hangingEnds ? longDay(hangingEnds) : 'No date yet'],
    ],
    notices: [
      ...(INSPECTION.fromLabel(animal.inspection ?? '') === 'CUSTOM_EXEMPT'
        ? ['NOT FOR SALE. Mark every package (9 CFR 303.1).']
        : []),
      ...(sheets.some(({ over30Months }) => over30Months)
        ? ['30 MONTHS OR OLDER. No cut may have the backbone (9 CFR 310.22).']
        : []),
    ],
    footer: [
      `Animal ${tag}`,
      rancher.ranchName.slice(0, 40),
      `harvest ${harvest}`,
      ...(hangingEnds ? [`cut by ${longDay(hangingEnds)}`] : []),
    ].join(' · '),
    date: new Date(decided.at(-1) ?? createdAt),
  };
}

function processorText({ processor, establishmentNumber: number, ...animal }: Animal): string {
  if (!processor) return 'Not chosen yet';
  const { name, city, state } = processor;
  const inspection = INSPECTION.fromLabel(animal.inspection ?? '');
  const kind = inspection && INSPECTION.label(inspection);
  return `${name}, ${city}, ${state} (${[kind, number].filter(Boolean).join(', ')})`;
}

function printed(sheet: Sheet, owners: string): PrintedSheet {
  const { sides, lines, notes, standard } = sheet;
  const heading = sides.length > 1 ? 'Whole animal: both sides' : `Side ${sides[0]}`;
  return {
    heading,
    owners,
    standing: standingOf(sheet),
    lines: linesToCut(lines.length > 0 ? lines : standard),
    notes,
  };
}

function standingOf({ state, reason }: Sheet): string {
  if (state === 'AGREED') return 'Agreed by the owners.';
  if (state === 'STANDARD') return "Nothing was agreed by the due day, so this is the ranch's standard sheet.";
  if (state === 'CHANGED') return `Changed by the ranch: ${reason}`;
  return "Not agreed yet. This is the ranch's standard sheet, which is used if nothing is agreed by the due day.";
}

type Sides = AnimalWithSheets['cutSheets'][number];

/** The owners with their orders. Of custom-exempt beef they are the processor's customers, so it gets their telephones. */
function ownersOf({ claims, quartersLeft }: Sides, { inspection }: Pick<Animal, 'inspection'>): string {
  const isTheirs = inspection !== null && INSPECTION.fromLabel(inspection) === 'CUSTOM_EXEMPT';
  const owners = claims.map(({ quarters, keptByRanch, processorMayCall, order }) => {
    const name = keptByRanch ? 'kept by the ranch' : (order?.customer.name ?? 'a family');
    const phone = isTheirs || processorMayCall ? order?.customer.phone : '';
    const facts = [SHARE[quarters]?.toLowerCase(), order && `order #${order.id}`, phone];
    return `${name} (${facts.filter(Boolean).join(', ')})`;
  });
  const open = ['', '1 quarter without an owner', '2 quarters without an owner'][quartersLeft];
  return `Owners: ${[...owners, ...(open ? [open] : [])].join(', ')}`;
}
