import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { stateText } from '../../../rules/orders/story/stateWords';

import { longDay } from '../../../rules/time/days';
import { familyEntries } from '../../calendar/herdEntries';
import { type CutSheetProposalRow, type CutSheetRow, isSameSides, readProposals } from '../../cutSheets/CutSheet';
import type { Letter } from '../../mail/Letter';
import { linkTo, readSheetsOf } from './readSheetsOf';
import { animalFacts, shareText } from './shareFacts';

type Concerned = { orderId: number; animalId: number };

/** Reminds a family of a cut sheet that's due soon. Undefined if the sheet has been agreed or its due day has changed. */
export async function cutSheetDue(
  db: Knex,
  { dueOn, ...concerned }: Concerned & { dueOn: string },
): Promise<Letter | undefined> {
  const read = await readSheetsOf(db, concerned);
  const sheet = read?.sheets.find((one) => one.sheet === null && one.due === dueOn);
  if (!read || !sheet) return undefined;
  const { order, ranch, owner, customer, animal, claims, headline } = read;
  const proposals = await readProposals(db, [animal.id]);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: choose your cuts by ${longDay(dueOn)}`,
    paragraphs: [
      [`${headline}.`, ...whatIsMissing(sheet, proposals, order.customerId)].join(' '),
      `If nothing is agreed by then, the processor cuts your share by ${ranch.ranchName}'s standard sheet.`,
    ],
    facts: [['Ranch', ranch.ranchName], ['Animal', animal.tag], ['Share', shareText(claims)], ...animalFacts(animal)],
    calendar: await familyEntries(db, concerned),
    link: linkTo('Choose your cuts', sheet, claims),
  };
}

function whatIsMissing(
  { sides, holders }: CutSheetRow,
  proposals: CutSheetProposalRow[],
  customerId: number,
): string[] {
  const ofSheet = proposals.filter((proposal) => isSameSides(proposal.sides, sides));
  const isOwn = ofSheet.some((proposal) => proposal.customerId === customerId);
  if (ofSheet.some((proposal) => proposal.customerId !== customerId)) {
    const yours = isOwn
      ? 'Both of you have proposed a cut sheet'
      : 'The other household on your side has proposed a cut sheet';
    return [`${yours}, and you haven't agreed yet.`];
  }
  if (!isOwn) return [];
  return holders.length > 1
    ? ["The other household on your side hasn't answered your cut sheet yet. You can change it until the last day."]
    : ['You share a side, and nobody has the other quarter yet. You can change your cut sheet until the last day.'];
}

/** Tells a family about a proposal of the other household on its side. Undefined if the proposal has been agreed or withdrawn. */
export async function cutSheetProposed(db: Knex, concerned: Concerned): Promise<Letter | undefined> {
  const read = await readSheetsOf(db, concerned);
  const proposals = await readProposals(db, [concerned.animalId]);
  const proposalFor = (one: CutSheetRow) =>
    proposals.find(
      ({ sides, sheet: proposed, customerId }) =>
        isSameSides(sides, one.sides) &&
        customerId !== read?.order.customerId &&
        !isDeepStrictEqual(proposed, one.sheet),
    );
  const sheet = read?.sheets.find(proposalFor);
  if (!read || !sheet) return undefined;
  const { order, ranch, owner, customer, animal, claims } = read;
  const from = proposalFor(sheet)?.customerId == null ? 'RANCH' : 'FAMILY';
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: a cut sheet to agree on`,
    paragraphs: [
      `${stateText({ kind: 'ANSWER_CUT_SHEET', from, by: sheet.due }, 'FAMILY')}.`,
      `You share a side of animal ${animal.tag}, so it's cut one way for both of you. See where the cuts differ from yours. You can agree to them, or send your own.`,
    ],
    facts: [['Ranch', ranch.ranchName], ['Animal', animal.tag], ['Share', shareText(claims)], ...animalFacts(animal)],
    calendar: await familyEntries(db, concerned),
    link: linkTo('See the proposal', sheet, claims),
  };
}
