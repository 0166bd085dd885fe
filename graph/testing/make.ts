import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { HelperRole } from '../../rules/accounts/duties';
import { API_SCOPE, type ApiScope } from '../../rules/developers/apiScope';
import { LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { acceptedTerms } from '../accounts/acceptTerms';
import { User } from '../accounts/User';
import { Animal } from '../animals/Animal';
import { Claim } from '../claims/Claim';
import { Conversation, Message } from '../conversations/Conversation';
import { Order, OrderItem, OrderStatusUpdate } from '../orders/Order';
import { Processor } from '../processors/Processor';
import { Product, ProductVariant } from '../products/Product';
import { Rancher } from '../ranches/Rancher';
import { Review } from '../reviews/Review';
import { hashOfSecret, newTokenSecret } from '../tokens/tokenSecret';

type Given<M extends import('objection').Model> = PartialModelObject<M>;

export const PASSWORD = 'Herdline1';

/** A cheap hash, since tests sign people in thousands of times. Checking a password uses the cost that is stored in the hash. */
export const PASSWORD_HASH = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Creates valid rows. A test passes only the values that it is about. */
export function maker(db: Knex) {
  const user = (given: Given<User> = {}) =>
    User.query(db).insertAndFetch({
      email: `${randomUUID()}@herdline.test`,
      name: 'Ann Miller',
      phone: '555-0100',
      zipCode: '78701',
      city: 'Austin',
      state: 'Texas',
      userType: 'CUSTOMER',
      ...acceptedTerms(),
      ...given,
    });

  const customer = (given: Given<User> = {}) => user({ ...given, userType: 'CUSTOMER' });
  const admin = (given: Given<User> = {}) => user({ name: 'Alex Admin', ...given, userType: 'ADMIN' });

  /** An approved ranch near Austin, Texas, that sells halves for $1,800 and delivers within 50 miles for $25. */
  async function rancher({ currentBalance = 0, ...given }: Given<Rancher> = {}, person: Given<User> = {}) {
    const owner = await user({ name: 'Ray Rancher', ...person, userType: 'RANCHER' });
    const ranch = await Rancher.query(db).insertAndFetch({
      userId: owner.id,
      ranchName: 'Lone Oak Ranch',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      latitude: 30.2713,
      longitude: -97.7426,
      approval: 'APPROVED',
      hasBrokerAgreement: true,
      commissionRate: 10,
      offerHalfCow: true,
      halfCowPrice: 180_000,
      offerLocalPickup: true,
      offerLocalDelivery: true,
      localDeliveryRange: 50,
      localDeliveryFee: 2_500,
      ...given,
    });
    if (currentBalance !== 0) await balance(ranch.id, Number(currentBalance));
    return { id: owner.id, owner, ranch: currentBalance === 0 ? ranch : await ranch.$query(db) };
  }

  /** Sets a balance without a ledger, which the database would refuse, for tests of how it's shown and requested. */
  const balance = (rancherId: number, cents: number) =>
    db.transaction(async (trx) => {
      await trx('unreconciledRanches').insert({ rancherId }).onConflict().ignore();
      await trx.raw('set local session_replication_role = replica');
      await trx('ranchers').where({ id: rancherId }).update({ currentBalance: cents });
      await trx.raw('set local session_replication_role = origin');
    });

  /** Somebody who helps at a ranch. */
  async function helper(rancherId: number, role: HelperRole, person: Given<User> = {}) {
    const made = await user({ name: 'Hank Helper', ...person, userType: 'RANCHER' });
    await db('ranchHelpers').insert({ userId: made.id, rancherId, role });
    return made;
  }

  const product = (rancherId: number, given: Given<Product> = {}) =>
    Product.query(db).insertAndFetch({ rancherId, kind: 'CUSTOM', name: 'Beef jerky', price: 1_200, ...given });

  const variant = (productId: number, given: Given<ProductVariant> = {}) =>
    ProductVariant.query(db).insertAndFetch({ productId, name: 'Large bag', price: 2_000, ...given });

  /** A USDA-inspected processor near Austin. */
  const processor = (rancherId: number, given: Given<Processor> = {}) =>
    Processor.query(db).insertAndFetch({
      rancherId,
      name: 'Hill Country Meats',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      inspection: 'USDA',
      killFee: 10_000,
      cutAndWrapPerPound: 90,
      payer: 'RANCH',
      ...given,
    });

  /** An open animal at $900 a quarter, without a processor and a harvest date. */
  const animal = (rancherId: number, given: Given<Animal> = {}) =>
    Animal.query(db).insertAndFetch({
      rancherId,
      tag: randomUUID().slice(0, 13),
      pricing: 'FLAT',
      price: 90_000,
      hangDays: 14,
      cuttingDays: 7,
      stage: 'OPEN',
      ...given,
    });

  /** A pending order of a half cow. */
  async function order(given: Given<Order> & Pick<Order, 'customerId' | 'rancherId'>) {
    const placed = await Order.query(db).insertAndFetch({
      customerName: 'Ann Miller',
      customerEmail: 'ann@herdline.test',
      customerZip: '78701',
      orderType: 'HALF_COW',
      shippingMethod: 'LOCAL_PICKUP',
      shippingFee: 0,
      amount: 180_000,
      commissionRate: 10,
      commissionAmount: 18_000,
      ...given,
    });
    const line = { orderId: placed.id, type: 'HALF_COW', name: 'Half Cow', quantity: 1, price: placed.amount } as const;
    await OrderItem.query(db).insert(line);
    await OrderStatusUpdate.query(db).insert({ orderId: placed.id, status: 'PENDING' });
    return placed;
  }

  /** Moves an order without the server's side effects: no charge, no letter. */
  const move = ({ id: orderId }: { id: number }, status: OrderStatus, given: Given<Order> = {}) =>
    db.transaction(async (trx) => {
      await OrderStatusUpdate.query(trx).insert({ orderId, status });
      await Order.query(trx)
        .findById(orderId)
        .patch({ ...given, status });
    });

  /** Terms that no animal of a test is worse than. */
  const TOLD = { from: 0, to: 100_000_000, deposit: 100_000_000, payer: 'FAMILY' } as const;

  /** A claim of an order's first line: on places of an animal, or in the line. */
  async function claim(
    order: Order,
    { animal: on, places = [], ...given }: { animal?: Animal; places?: number[] } & Given<Claim> = {},
  ) {
    const line = await OrderItem.query(db).where({ orderId: order.id }).orderBy('id').first().throwIfNotFound();
    const terms = on && {
      animalId: on.id,
      pricing: on.pricing,
      price: on.price,
      pricePerPound: on.pricePerPound,
      deposit: 0,
    };
    const moment = db.fn.now();
    const ids = { orderId: order.id, orderItemId: line.id, rancherId: order.rancherId };
    const made = await Claim.query(db).insertAndFetch({
      ...{ ...ids, quarters: 2, lineAt: moment, told: TOLD },
      ...{ ...terms, ...given },
    });
    if (on) await db('animalPlaces').insert(places.map((place) => ({ animalId: on.id, place, claimId: made.id })));
    return made;
  }

  /** A family's confirmation that it buys the animal that its claim is on. */
  async function livePurchase({ id: claimId, animalId }: Claim) {
    const fact = { claimId, animalId, version: LIVE_PURCHASE_VERSION, ranchChooses: false };
    const [stored] = await db('livePurchases').insert(fact).returning('id');
    await Claim.query(db).findById(claimId).patch({ livePurchaseId: stored.id });
  }

  /** Finds the conversation of an order, or creates one that isn't about an order yet. */
  async function conversation(given: Given<Conversation> & Pick<Conversation, 'customerId' | 'rancherId'>) {
    const { orderId = null } = given;
    if (orderId !== null) return Conversation.query(db).findOne({ orderId }).throwIfNotFound();
    return Conversation.query(db).insert(given).returning('*');
  }

  /** A message of the family. */
  const message = (conversationId: number, given: Given<Message> = {}) =>
    Message.query(db).insertAndFetch({ conversationId, side: 'CUSTOMER', text: 'Is it grass-finished?', ...given });

  /** An order that was fulfilled some days ago. */
  async function fulfilledOrder(given: Given<Order> & Pick<Order, 'customerId' | 'rancherId'>, days = 8) {
    const fulfilled = await order({ ...given, status: 'FULFILLED' });
    const createdAt = db.raw("now() - ? * interval '1 day'", [days]) as never;
    await OrderStatusUpdate.query(db).insert({ orderId: fulfilled.id, status: 'FULFILLED', createdAt });
    return fulfilled;
  }

  /** A review of four stars that its family can still change. */
  const review = ({ id: orderId, customerId: authorId, rancherId }: Order, given: Given<Review> = {}) =>
    Review.query(db).insertAndFetch({
      ...{ orderId, authorId, rancherId },
      authorName: 'Ann M.',
      stars: 4,
      words: 'Good beef, and the ranch called when it was ready.',
      editableUntil: db.raw("now() + interval '14 days'") as never,
      ...given,
    });

  /** Gives a person a password, and returns the email and password to sign in with. */
  async function credentialsOf({ id, email }: User) {
    await User.query(db).findById(id).patch({ passwordHash: PASSWORD_HASH });
    return { email, password: PASSWORD };
  }

  /** Creates an API token and returns its secret. By default it has every scope. */
  async function apiToken(
    { id }: { id: number },
    { scopes = API_SCOPE.values }: { scopes?: readonly ApiScope[] } = {},
  ) {
    const secret = newTokenSecret();
    await db('apiTokens').insert({ userId: id, name: 'Accounting', secretHash: hashOfSecret(secret), scopes });
    return secret;
  }

  return {
    ...{ credentialsOf, user, customer, admin, rancher, helper, balance, apiToken },
    ...{ product, variant, processor, animal, order, move, fulfilledOrder, review, claim, livePurchase },
    ...{ conversation, message },
  };
}
