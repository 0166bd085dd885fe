import { isDeepStrictEqual } from 'node:util';
import { completeSheet, fittedCutSheet, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import type { ClaimRow } from '../claims/Claim';
import { findClaim, placesOfAnimal, placesOfClaim } from '../claims/loadClaims';
import { type Context, signedIn } from '../context';
import { loader, manyPerKey } from '../database/reading/loader';
import { loadProcessor } from '../processors/loadProcessors';
import {
  type CutSheetProposalRow,
  type CutSheetRow,
  isSameSides,
  readProposals,
  readSheets,
  situationOf,
} from './CutSheet';

/** Loads the sheets of an animal, the first side first. */
export const sheetsOfAnimal = loader<number, CutSheetRow[]>(async ({ db }, animalIds) =>
  manyPerKey(animalIds, await readSheets(db, animalIds), ({ animalId }) => animalId),
);

const proposalsOfAnimal = loader<number, CutSheetProposalRow[]>(async ({ db }, animalIds) =>
  manyPerKey(animalIds, await readProposals(db, animalIds), ({ animalId }) => animalId),
);

/** Loads the sheet of a share. Null if the share isn't on an animal. */
export async function sheetOfClaim(context: Context, { id, animalId }: ClaimRow): Promise<CutSheetRow | null> {
  if (animalId === null) return null;
  const [place] = await placesOfClaim(context, id);
  const sheets = await sheetsOfAnimal(context, animalId);
  return sheets.find(({ sides }) => place && sides.includes(place.side)) ?? null;
}

/** Loads the proposals that differ from the decided sheet. */
export async function proposalsOf(context: Context, sheet: CutSheetRow): Promise<CutSheetProposalRow[]> {
  const proposals = await proposalsOfAnimal(context, sheet.animalId);
  return proposals.filter(
    (proposal) => isSameSides(proposal.sides, sheet.sides) && !isDeepStrictEqual(proposal.sheet, sheet.sheet),
  );
}

/** Loads the shares of a sheet that the viewer may see. */
export async function claimsOf(context: Context, { animalId, sides }: CutSheetRow): Promise<ClaimRow[]> {
  const places = await placesOfAnimal(context, animalId);
  const held = places.filter(({ side }) => sides.includes(side)).flatMap(({ claimId }) => claimId ?? []);
  const claims = await Promise.all([...new Set(held)].map((id) => findClaim(context, id)));
  return claims.flatMap((claim) => claim ?? []);
}

/** Returns whether the viewer's own household made the proposal. */
export function isMine({ customerId, rancherId }: CutSheetProposalRow, context: Context): boolean {
  const { id, ranchId } = signedIn(context);
  return customerId === null ? rancherId === ranchId : customerId === id;
}

/** Returns the sheet that's used if the holders don't agree by the due day. */
export async function standardOf(context: Context, sheet: CutSheetRow): Promise<Sheet> {
  const processor = sheet.processorId === null ? null : await loadProcessor(context, sheet.processorId);
  return fittedCutSheet(completeSheet(processor?.standardCutSheet), situationOf(sheet));
}
