import type { Knex } from 'knex';
import { User } from '../../graph/accounts/User';
import { Product, ProductVariant } from '../../graph/products/Product';
import { Rancher } from '../../graph/ranches/Rancher';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { at } from '../at';
import { emailOf } from '../emailOf';
import { phoneNumber } from '../phoneNumber';
import { randomOf } from '../random';
import { readPlaces } from '../readPlaces';
import { APPLICANTS } from './applicants';
import type { ProductDraft, VariantDraft } from './customProducts';
import { createDealer } from './dealer';
import { draftRanch, type RanchDraft } from './draftRanch';

/** How well a ranch treats families, and which part of them reviews it, both from 0 to 1. */
type Reputation = RanchDraft['reputation'];

export type SeededRanch = Rancher & { owner: User; products: SeededProduct[]; reputation: Reputation };

/** Inserts all ranches with their owners' accounts and their products. */
export async function insertRanches(trx: Knex, passwordHash: string, now: Date): Promise<SeededRanch[]> {
  const drafts = await draftRanches(trx, now);
  const owners = await User.query(trx).insert(drafts.map((draft) => draftOwner(draft, passwordHash)));
  const rows = drafts.map(({ ranch }, index) => ({ ...ranch, userId: at(owners, index).id }));
  const ranches = await Rancher.query(trx).insert(rows);
  const products = await insertProducts(
    trx,
    drafts.flatMap(({ goods }, index) => goods.map((good) => ({ good, ranch: at(ranches, index) }))),
  );
  return ranches.map((ranch, index) => {
    const own = products.filter(({ rancherId }) => rancherId === ranch.id);
    return Object.assign(ranch, { owner: at(owners, index), products: own, reputation: at(drafts, index).reputation });
  });
}

async function draftRanches(db: Knex, now: Date): Promise<RanchDraft[]> {
  const placeOf = await readPlaces(
    db,
    APPLICANTS.map(({ story }) => story),
  );
  const deal = createDealer();
  return APPLICANTS.map((applicant) => {
    const { story } = applicant;
    return draftRanch(applicant, { place: placeOf(story.zip), now, deal });
  });
}

const DEMO_EMAILS: Record<string, string> = {
  'Pedernales Bend Ranch': 'rancher@herdline.test',
  'Caney Fork Cattle Company': 'pending@herdline.test',
};

/** The account of a ranch's owner, created at the same time as the ranch. */
function draftOwner({ story: { name, owner }, ranch }: RanchDraft, passwordHash: string) {
  const { city, state, zipCode, createdAt, updatedAt } = ranch;
  return {
    name: owner,
    email: DEMO_EMAILS[name] ?? emailOf(owner),
    phone: phoneNumber(randomOf(owner), state ?? ''),
    city,
    state,
    zipCode,
    userType: 'RANCHER' as const,
    passwordHash,
    emailConfirmedAt: createdAt,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt,
  };
}

type SeededProduct = Omit<ProductDraft, 'variants'> & {
  id: number;
  rancherId: number;
  variants: (VariantDraft & { id: number })[];
};

type Offer = { good: ProductDraft; ranch: Rancher };

async function insertProducts(trx: Knex, offers: Offer[]): Promise<SeededProduct[]> {
  const rows = offers.map(({ good: { variants: _, ...product }, ranch: { id: rancherId, createdAt } }) => {
    return { ...product, rancherId, createdAt };
  });
  const products = await Product.query(trx).insert(rows);
  const variants = await ProductVariant.query(trx).insert(
    offers.flatMap(({ good }, index) =>
      (good.variants ?? []).map((variant) => ({ ...variant, productId: at(products, index).id })),
    ),
  );
  return rows.map((row, index) => {
    const { id } = at(products, index);
    return { ...row, id, variants: variants.filter(({ productId }) => productId === id) };
  });
}
