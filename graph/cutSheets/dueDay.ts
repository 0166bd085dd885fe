import type { Knex } from 'knex';
import type { AnimalStage } from '../../rules/herd/animalStage';
import { completeSheet, fittedCutSheet, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { Animal } from '../animals/Animal';
import { type Concerned, mailFamilies } from '../claims/mailFamilies';
import { transaction } from '../database/transaction';
import { Processor } from '../processors/Processor';
import { lockKnownRancher } from '../ranches/lockRancher';
import {
  type CutSheetRow,
  DUE,
  isSameSides,
  readProposals,
  readSheets,
  SIDES_OF_SHEETS,
  situationOf,
} from './CutSheet';
import { claimsOfSheet, decideSheet } from './decideSheet';

type Given = { db: Knex; timeZone: string; now?: Date };

/** How many days before the due day families are reminded, if nothing is agreed. Later, a reminder would only press them. */
const [EARLY, LATE] = [7, 2] as const;

/** The stages in which a sheet may still be undecided. After them, the beef is cut. */
const UNDECIDED_STAGES: AnimalStage[] = ['OPEN', 'HARVESTED'];

/** SQL of the undecided sheets of open or harvested animals. Its tables are the animals `a` and the sides `s`. */
const UNDECIDED = `
  animals a cross join lateral ${SIDES_OF_SHEETS} s
  where a.stage in ('${UNDECIDED_STAGES.join("', '")}')
    and not exists (select from cut_sheets d where d.animal_id = a.id and d.sides = s.sides)`;

/** Reminds families of cut sheets that aren't agreed. Sends each reminder once for a due day, however often this runs. */
export async function remindOfCutSheets({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  const sql = `
    with told as (
      insert into cut_sheet_reminders (claim_id, due, days)
      select distinct c.id, sheet.due, case when sheet.due <= ?::date then ${LATE} else ${EARLY} end
      from (select a.id, s.sides, ${DUE} as due from ${UNDECIDED} and a.stage = 'OPEN' and ${DUE} between ? and ?) sheet
      join animal_places p on p.animal_id = sheet.id and (p.place + 1) / 2 = any(sheet.sides)
      join claims c on c.id = p.claim_id and c.order_id is not null
      on conflict do nothing returning claim_id, due
    )
    select c.order_id as "orderId", c.animal_id as "animalId", told.due
    from told join claims c on c.id = told.claim_id order by c.id`;
  await transaction(db, async (trx) => {
    const { rows } = await trx.raw(sql, [daysAfter(today, LATE), daysAfter(today, LATE), daysAfter(today, EARLY)]);
    const concerned: (Concerned & { due: string })[] = rows;
    for (const dueOn of new Set(concerned.map(({ due }) => due))) {
      const sameDay = concerned.filter(({ due }) => due === dueOn);
      await mailFamilies(trx, sameDay, (about) => ({ template: 'cutSheetDue', ...about, dueOn }));
    }
  });
}

/** Decides sheets that weren't agreed by the due day, and mails the families. */
export async function decideOverdueSheets({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  const sql = `
    select distinct a.id, a.rancher_id as "rancherId" from ${UNDECIDED} and ${DUE} < ?
      and exists (select from animal_places p where p.animal_id = a.id and (p.place + 1) / 2 = any(s.sides))
    order by a.id`;
  const { rows } = await db.raw(sql, [today]);
  for (const animal of rows as Overdue[]) await decideOverdue(db, animal, today);
}

type Overdue = { id: number; rancherId: number };

async function decideOverdue(db: Knex, { id, rancherId }: Overdue, today: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockKnownRancher(trx, rancherId);
    const animal = await Animal.query(trx).findById(id).whereIn('stage', UNDECIDED_STAGES).forUpdate();
    if (!animal) return;
    const standard = await standardSheetOf(trx, animal);
    // Read again under the lock, since families may have just agreed or the harvest may have moved.
    const concerned: Concerned[] = [];
    for (;;) {
      // Read after each decision, because the other side may have got an organ by it.
      const sheets = await readSheets(trx, [id]);
      const sheet = sheets.find(({ sheet, due, holders }) => !sheet && due && due < today && holders.length > 0);
      if (!sheet) break;
      const isDecided = await decideByOnlyProposal(trx, sheet);
      if (isDecided) continue;
      await decideSheet(trx, sheet, { state: 'STANDARD', sheet: fittedCutSheet(standard, situationOf(sheet)) });
      concerned.push(...(await claimsOfSheet(trx, sheet)));
    }
    await mailFamilies(trx, concerned, (about) => ({ template: 'standardCutSheetUsed', ...about }));
  });
}

async function standardSheetOf(trx: Knex.Transaction, { processorId }: Animal): Promise<Sheet> {
  const processor = processorId === null ? undefined : await Processor.query(trx).findById(processorId);
  return completeSheet(processor?.standardCutSheet);
}

/** Agrees on the proposal of a side's only holder. Returns false if there are several holders or no proposal. */
async function decideByOnlyProposal(trx: Knex.Transaction, sheet: CutSheetRow): Promise<boolean> {
  if (sheet.holders.length > 1) return false;
  const proposals = await readProposals(trx, [sheet.animalId]);
  const proposal = proposals.find(({ sides }) => isSameSides(sides, sheet.sides));
  if (!proposal) return false;
  const fitted = fittedCutSheet(proposal.sheet, situationOf(sheet));
  const sheetId = await decideSheet(trx, sheet, { state: 'AGREED', sheet: fitted });
  const concerned = await claimsOfSheet(trx, sheet);
  await mailFamilies(trx, concerned, (about) => ({ template: 'cutSheetAgreed', ...about, sheetId }));
  return true;
}
