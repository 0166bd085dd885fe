import { linesToCut } from '../../../rules/herd/cutLines';
import { INSPECTION } from '../../../rules/herd/inspection';

import { longDay } from '../../../rules/time/days';
import { cutSheetPdf, type PrintedAnimal, type PrintedSheet } from '../../documents/cutSheetPdf';
import { notFound } from '../../errors';
import { fileView } from '../present/view';
import type {
  Rest_animalToCutFragment as Animal,
  Rest_sheetsToPrintFragment as AnimalWithSheets,
  Rest_sheetToPrintFragment as Claim,
  Rest_doorToPrintFragment as Door,
  Rest_printedSheetFragment as Sheet,
} from './cutSheets.generated';

export const cutSheetsOfAnimal = fileView<AnimalWithSheets>(
  'application/pdf',
  'A page for each side, or one for a whole animal.',
  async ({ cutSheets, ...animal }) => ({
    name: `cut-sheets-${fileName(animal.tag)}.pdf`,
    body: await cutSheetPdf({
      footer: footerOf(animal),
      animals: [
        {
          title: `Cut Sheets, Animal ${animal.tag}`,
          ...documentOf(animal, cutSheets),
          sheets: cutSheets.map((sheet) => printed(sheet, ownersOf(sheet, animal))),
        },
      ],
    }),
  }),
);

/** The sheet of a share for its owner. There's none while the share waits in line. Errors: NOT_FOUND. */
export const cutSheetOfShare = fileView<Claim>('application/pdf', 'A document.', async (claim) => {
  const { animal, cutSheet, order, id, quarters } = claim;
  if (!animal || !cutSheet) throw notFound('Cut sheet');
  const { facts, ...document } = documentOf(animal, [cutSheet]);
  const share = cutSheet.holders > 1 ? `${SHARE[quarters]}, shared with another household` : (SHARE[quarters] ?? '');
  const title = order ? `Cut Sheet, Order #${order.id}` : `Cut Sheet, Animal ${animal.tag}`;
  const sheets = [printed(cutSheet, `Owner: ${order?.customer.name ?? 'kept by the ranch'}`)];
  const body = await cutSheetPdf({
    footer: footerOf(animal),
    animals: [{ title, ...document, facts: [...facts, ['Share', share]], sheets }],
  });
  return { name: `cut-sheet-${id}.pdf`, body };
});

const SHARE: Record<number, string> = { 1: 'Quarter', 2: 'Half', 4: 'Whole animal' };

const fileName = (tag: string) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The sheets of a processor's animals of a day, or of all that are due, in one print. Errors: NOT_FOUND for none. */
export const cutSheetsOfDoor = fileView<Door>('application/pdf', 'Pages for each animal.', async (door) => {
  const { processorName, ranchName, ranchCity: city, ranchState: state, ranchPhone: phone } = door;
  if (door.animals.length === 0) throw notFound('Animal');
  const rancher = { ranchName, city, state, contact: { phone } };
  const animals = door.animals.map(({ cutSheets, ...given }) => {
    const animal = { ...given, rancher, processor: { name: processorName } };
    const sheets = cutSheets.map((sheet) => printed(sheet, ownersAt(sheet, ranchName), `Animal ${animal.tag}, `));
    return { title: `Animal ${animal.tag}, ${ranchName}`, ...documentOf(animal, cutSheets), sheets };
  });
  const body = await cutSheetPdf({ footer: `${processorName} · ${ranchName.slice(0, 40)}`, animals });
  return { name: `cut-sheets-${fileName(ranchName)}.pdf`, body };
});

type Shared = Pick<PrintedAnimal, 'facts' | 'notices' | 'date'>;
type Cut = Pick<Animal, 'tag' | 'bornOn' | 'hangDays' | 'hangingEnds' | 'harvestDate' | 'harvestWords' | 'createdAt'> &
  Pick<Animal, 'rancher' | 'inspection' | 'establishmentNumber'> & {
    processor: { name: string; city?: string; state?: string } | null;
  };

const harvestOf = ({ harvestDate, harvestWords }: Pick<Cut, 'harvestDate' | 'harvestWords'>) =>
  harvestDate ? longDay(harvestDate) : (harvestWords ?? 'No date yet');

const footerOf = ({ tag, rancher, hangingEnds, ...animal }: Cut) =>
  [
    `Animal ${tag}`,
    rancher.ranchName.slice(0, 40),
    `harvest ${harvestOf(animal)}`,
    ...(hangingEnds ? [`cut by ${longDay(hangingEnds)}`] : []),
  ].join(' · ');

function documentOf(animal: Cut, sheets: readonly Pick<Sheet, 'decidedAt' | 'over30Months'>[]): Shared {
  const { tag, bornOn, hangDays, hangingEnds, rancher, createdAt } = animal;
  const decided = sheets.flatMap(({ decidedAt }) => decidedAt ?? []).sort();
  return {
    facts: [
      ['Tag', tag],
      ['Born', bornOn ? longDay(bornOn).replace(/ \d+,/, '') : 'Unknown. Check its age by its teeth.'],
      ['Ranch', [rancher.ranchName, rancher.city, rancher.state, rancher.contact.phone].filter(Boolean).join(', ')],
      ['Processor', processorText(animal)],
      ['Harvest', harvestOf(animal)],
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
    date: new Date(decided.at(-1) ?? createdAt),
  };
}

function processorText({ processor, establishmentNumber: number, ...animal }: Cut): string {
  if (!processor) return 'Not chosen yet';
  const { name, city, state } = processor;
  const inspection = INSPECTION.fromLabel(animal.inspection ?? '');
  const kind = inspection && INSPECTION.label(inspection);
  return `${[name, city, state].filter(Boolean).join(', ')} (${[kind, number].filter(Boolean).join(', ')})`;
}

type Printable = Pick<Sheet, 'sides' | 'lines' | 'notes' | 'standard' | 'state' | 'reason'>;

function printed(sheet: Printable, owners: string, animal = ''): PrintedSheet {
  const { sides, lines, notes, standard } = sheet;
  const heading = sides.length > 1 ? 'Whole animal: both sides' : `Side ${sides[0]}`;
  return {
    heading: animal + heading,
    owners,
    standing: standingOf(sheet),
    lines: linesToCut(lines.length > 0 ? lines : standard),
    notes,
  };
}

function standingOf({ state, reason }: Printable): string {
  if (state === 'AGREED') return 'Agreed by the owners.';
  if (state === 'STANDARD') return "Nothing was agreed by the due day, so this is the ranch's standard sheet.";
  if (state === 'CHANGED') return `Changed by the ranch: ${reason}`;
  return "Not agreed yet. This is the ranch's standard sheet, which is used if nothing is agreed by the due day.";
}

type Sides = AnimalWithSheets['cutSheets'][number];
type DoorSheet = Door['animals'][number]['cutSheets'][number];

/** The owners with their orders. Of custom-exempt beef they are the processor's customers, so it gets their telephones. */
function ownersOf({ claims, quartersLeft }: Sides, { inspection }: Pick<Animal, 'inspection'>): string {
  const isTheirs = inspection !== null && INSPECTION.fromLabel(inspection) === 'CUSTOM_EXEMPT';
  const owners = claims.map(({ quarters, keptByRanch, processorMayCall, order }) => {
    const name = keptByRanch ? 'kept by the ranch' : (order?.customer.name ?? 'a family');
    const phone = isTheirs || processorMayCall ? order?.customer.phone : '';
    const facts = [SHARE[quarters]?.toLowerCase(), order && `order #${order.id}`, phone];
    return `${name} (${facts.filter(Boolean).join(', ')})`;
  });
  return `Owners: ${[...owners, ...without(quartersLeft)].join(', ')}`;
}

const without = (quarters: number) =>
  quarters > 0 ? [`${quarters} ${quarters === 1 ? 'quarter' : 'quarters'} without an owner`] : [];

/** The owners as the law wants them. What a processor may not know is left out of the record already. */
function ownersAt({ owners, quartersLeft }: DoorSheet, ranchName: string): string {
  const known = owners.map(({ name, quarters, keptByRanch, phone, address }) => {
    const facts = [SHARE[quarters]?.toLowerCase(), phone, address];
    return `${keptByRanch ? `kept by ${ranchName}` : name} (${facts.filter(Boolean).join(', ')})`;
  });
  return `Owners: ${[...known, ...without(quartersLeft)].join('; ')}`;
}
