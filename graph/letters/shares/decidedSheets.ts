import type { Knex } from 'knex';
import { cutLines, linesToCut } from '../../../rules/herd/cutLines';
import type { CutSheetRow } from '../../cutSheets/CutSheet';
import type { Letter } from '../../mail/Letter';
import { linkTo, readSheetsOf } from './readSheetsOf';
import { shareText } from './shareFacts';

type Concerned = { orderId: number; animalId: number };
type Decided = Concerned & { sheetId: number | null };

export const cutSheetAgreed = (db: Knex, { sheetId, ...concerned }: Decided): Promise<Letter | undefined> =>
  letterOf(db, concerned, {
    matches: (current) => current.sheetId === sheetId,
    subject: 'your cut sheet is agreed',
    meaning: ({ holders }) =>
      holders.length > 1
        ? 'Everyone who shares your side agreed on how it is cut.'
        : 'The day for cut sheets has passed, and your side is cut the way you chose.',
  });

/** Tells a family that the ranch changed its sheet after the due day. */
export const cutSheetChanged = (db: Knex, { sheetId, ...concerned }: Decided): Promise<Letter | undefined> =>
  letterOf(db, concerned, {
    matches: (current) => current.sheetId === sheetId,
    subject: 'your cut sheet was changed',
    meaning: ({ reason }, ranch) => `${ranch} changed how your side is cut: ${reason}`,
  });

/** Tells a family that the standard sheet is used, because none was agreed by the due day. */
export const standardCutSheetUsed = (db: Knex, concerned: Concerned): Promise<Letter | undefined> =>
  letterOf(db, concerned, {
    matches: ({ state }) => state === 'STANDARD',
    subject: "the ranch's standard cut sheet is used",
    meaning: ({ holders }, ranch) =>
      `No cuts were ${holders.length > 1 ? 'agreed' : 'chosen'} for your side by the due day, so the processor cuts it by ${ranch}'s standard sheet.`,
  });

type Texts = {
  matches: (sheet: CutSheetRow) => boolean;
  subject: string;
  meaning: (sheet: CutSheetRow, ranch: string) => string;
};

/** Undefined if the sheet has been replaced, because another letter is about the new sheet. */
async function letterOf(
  db: Knex,
  concerned: Concerned,
  { matches, subject, meaning }: Texts,
): Promise<Letter | undefined> {
  const read = await readSheetsOf(db, concerned);
  const sheet = read?.sheets.find(matches);
  if (!read || !sheet?.sheet) return undefined;
  const { order, ranch, owner, customer, animal, claims } = read;
  // One paragraph, because a row for each cut would be three screens of a phone. The page behind the link has the rows.
  const cuts = linesToCut(cutLines(sheet.sheet)).map(({ label, choiceLabel }) => `${label}: ${choiceLabel}`);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${subject}`,
    paragraphs: [
      meaning(sheet, ranch.ranchName),
      `${cuts.join(' · ')}.`,
      "Reply to this email if that doesn't work for you.",
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
    ],
    link: linkTo('See your cut sheet', sheet, claims),
  };
}
