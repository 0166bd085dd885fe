import { randomUUID } from 'node:crypto';
import type { Inspection } from '../../rules/herd/inspection';
import type { Quarters } from '../../rules/herd/quarters';
import { type Context, signedIn } from '../context';
import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import { notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { idNumber } from '../schema/arguments';
import { keyIn, type SignedFor, signedKey } from '../signedKeys';
import { Claim } from './Claim';
import { findClaim } from './loadClaims';

const SHARE_PAGE: SignedFor = { purpose: 'share page', proofBytes: 16 };

/** What everyone reads who has the address on a package: no names of people, and no prices. */
export type SharePage = {
  ranchName: string;
  city: string;
  state: string;
  tag: string;
  eid: string | null;
  quarters: Quarters;
  processorName: string | null;
  processorPlace: string | null;
  inspection: Inspection | null;
  establishmentNumber: string | null;
  harvestDate: string | null;
  hangingPounds: number | null;
  packagedPounds: number | null;
  boxes: number | null;
};

const PAGE = `
  select r.ranch_name, r.city, r.state, a.tag, a.eid, c.quarters, p.name as processor_name, p.city || ', ' || p.state as processor_place,
    a.inspection, a.establishment_number, a.harvest_date, c.hanging_pounds, c.packaged_tenths / 10.0 as packaged_pounds,
    (select (packed ->> 'boxes')::integer from (select packaged from weighings where animal_id = a.id order by id desc limit 1) w,
      jsonb_array_elements(w.packaged) packed where (packed ->> 'claimId')::integer = c.id) as boxes
  from claims c join animals a on a.id = c.animal_id join ranchers r on r.id = c.rancher_id
  left join processors p on p.id = a.processor_id where c.page_key = ?`;

/** Finds the page that a code on a label opens. Null once its address was ended, or if its share has no animal. Errors: RATE_LIMITED. */
export async function findSharePage(context: Context, code: string): Promise<SharePage | null> {
  await countAttempt(context, 'sharePage');
  const key = keyIn(context.config, code, SHARE_PAGE);
  if (!key) return null;
  const [page] = await prepared<SharePage>(context.db, { sql: PAGE, bindings: [key] });
  return page ?? null;
}

export async function sharePageUrl(context: Context, id: number): Promise<string> {
  const { pageKey } = await Claim.query(context.db).findById(id).select('pageKey').throwIfNotFound();
  return `${context.config.publicUrl}/share?code=${signedKey(context.config, pageKey, SHARE_PAGE)}`;
}

/** Ends the address of a share's page, so that its labels must be printed again. Errors: NOT_FOUND. */
export async function renewSharePage(context: Context, claimId: string): Promise<Claim> {
  signedIn(context);
  const claim = await findClaim(context, idNumber(claimId, 'claimId'));
  if (!claim) throw notFound('Share');
  return mustExist(await Claim.query(context.db).patchAndFetchById(claim.id, { pageKey: randomUUID() }));
}
