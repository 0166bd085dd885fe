import { LIMITS } from '../../../rules/fields/limits';
import { text as line, longText, publicLine, publicText } from '../../../rules/fields/textField';
import { sheetInput } from '../../cutSheets/testing/sheets';
import type { Market } from '../../permission/testing/market';
import type { testGraph } from '../../testing/graph';

/** How the server stores each kind of text. It may return a blank text as null. */
export const STORED_AS = {
  'on one line': line(LIMITS.longText),
  'in paragraphs': longText(LIMITS.longText),
  'public, on one line': publicLine(LIMITS.longText),
  'public, in paragraphs': publicText(LIMITS.longText),
};

export type Kind = keyof typeof STORED_AS;
export type Texts = Record<string, string>;
type Write = { as: 'customer' | 'rancher' | 'admin'; mutation: string; variables: Record<string, unknown> };

export type Noun = {
  name: string;
  fields: Record<string, Kind>;
  /** The texts for required fields that refuse the tested one. */
  fallback?: Texts;
  write: (texts: Texts, market: Market) => Write | Promise<Write>;
  /** Who reads the text. The default is the rancher. */
  readBy?: 'customer' | 'admin';
  /** Returns the query that reads the text, from what the mutation answered. */
  read: (market: Market, answer: Answer) => string;
  found: (data: Answer, answer: Answer) => Record<string, string | null>;
};

// biome-ignore lint/suspicious/noExplicitAny: each noun knows the shape of its answers.
export type Answer = any;

const each = <K extends string>(names: readonly K[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<K, Kind>;

const RANCH = {
  ...each(['description', 'customRanchDescription', 'processingNotes', 'processingDetails'], 'in paragraphs'),
  ...each(['paymentInstructions', 'raisingPractices', 'finishDetails', 'pickupInstructions'], 'in paragraphs'),
  ...each(['deliveryNotes', 'shippingDetails'], 'in paragraphs'),
  ...each(['city', 'street', 'ranchSize', 'herdSize', 'processingFacility', 'beefType'], 'on one line'),
  ranchName: 'public, on one line',
} as const;

const PERSON = { name: 'public, on one line', phone: 'on one line' } as const;
const ANIMAL = each(['tag', 'breed', 'finish', 'harvestWords'], 'on one line');
const REVIEW = 'nodes { id words answer }';

type Graph = Pick<Awaited<ReturnType<typeof testGraph>>, 'db' | 'make'>;

/** Lists where people write texts, each with all of its text fields. */
export const textNouns = ({ db, make }: Graph, market: Market): Noun[] => [
  {
    name: 'the profile of a ranch',
    fields: RANCH,
    write: (input, { people }) => ({
      as: 'rancher',
      mutation:
        '($id: ID!, $input: RancherProfileInput!) { done: updateRancherProfile(rancherId: $id, input: $input) { id } }',
      variables: { id: people.rancher.ranch.id, input },
    }),
    read: ({ people }) => `{ rancher(id: ${people.rancher.ranch.id}) { ${Object.keys(RANCH).join(' ')} pendingName } }`,
    // A new name of an approved ranch waits for an admin.
    found: ({ rancher }) => ({ ...rancher, ranchName: rancher.pendingName }),
  },
  {
    name: 'the owner of a ranch',
    fields: PERSON,
    write: (input, { people }) => ({
      as: 'admin',
      mutation:
        '($id: ID!, $input: RancherContactInput!) { done: updateRancherContact(rancherId: $id, input: $input) { __typename } }',
      variables: { id: people.rancher.ranch.id, input },
    }),
    read: ({ people }) => `{ rancher(id: ${people.rancher.ranch.id}) { contact { name phone } } }`,
    found: (data) => data.rancher.contact,
  },
  {
    name: 'a customer',
    fields: { ...PERSON, city: 'on one line' },
    write: (input) => ({
      as: 'customer',
      mutation: '($input: UpdateProfileInput!) { done: updateProfile(input: $input) { id } }',
      variables: { input },
    }),
    readBy: 'customer',
    read: () => '{ viewer { name phone city } }',
    found: (data) => data.viewer,
  },
  {
    name: 'an order',
    fields: {
      customerName: 'public, on one line',
      customerPhone: 'on one line',
      ...each(['shippingAddress', 'notes'], 'in paragraphs'),
    },
    fallback: { customerName: 'Ann Miller' },
    write: (texts, { people }) => ({
      as: 'customer',
      mutation: '($input: PlaceOrderInput!) { done: placeOrder(input: $input) { id } }',
      variables: {
        input: {
          ...{ rancherId: people.rancher.ranch.id, customerEmail: 'ann@herdline.test', customerZip: '78704' },
          ...{ orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP' },
          productDetails: [{ type: 'HALF_COW', quantity: 1, price: 180_000 }],
          ...texts,
        },
      },
    }),
    read: (_, { done }) => `{ order(id: ${done.id}) { customer { name phone } shippingAddress customerNotes } }`,
    found: ({ order: { customer, shippingAddress, customerNotes } }) => ({
      ...{ customerName: customer.name, customerPhone: customer.phone },
      ...{ shippingAddress, notes: customerNotes },
    }),
  },
  {
    name: "a ranch's notes on an order",
    fields: { privateNotes: 'in paragraphs' },
    write: (input, { order }) => ({
      as: 'rancher',
      mutation:
        '($id: ID!, $input: OrderDetailsInput!) { done: updateOrderDetails(orderId: $id, input: $input) { __typename } }',
      variables: { id: order, input },
    }),
    read: ({ order }) => `{ order(id: ${order}) { privateNotes } }`,
    found: (data) => data.order,
  },
  {
    name: 'a step of an order',
    fields: { notes: 'in paragraphs' },
    write: async ({ notes }, { people }) => {
      const { id } = await make.order({ customerId: people.customer.id, rancherId: people.rancher.ranch.id });
      return {
        as: 'rancher',
        mutation:
          '($id: ID!, $notes: String) { done: updateOrderStatus(orderId: $id, status: CONTACTED, notes: $notes) { id } }',
        variables: { id, notes },
      };
    },
    read: (_, { done }) => `{ order(id: ${done.id}) { statusUpdates { notes status } } }`,
    found: ({ order }) => order.statusUpdates.find(({ status }: Answer) => status === 'CONTACTED'),
  },
  {
    name: 'a review',
    fields: { words: 'public, in paragraphs' },
    write: ({ words }, { review }) => ({
      as: 'customer',
      mutation: '($id: ID!, $input: ReviewInput!) { done: editReview(reviewId: $id, input: $input) { __typename } }',
      variables: { id: review, input: { stars: 5, words } },
    }),
    read: ({ people }) => `{ rancher(id: ${people.rancher.ranch.id}) { reviews { ${REVIEW} } } }`,
    found: ({ rancher }) => rancher.reviews.nodes.find(({ id }: Answer) => id === String(market.review)),
  },
  {
    name: 'an answer to a review',
    fields: { answer: 'public, in paragraphs' },
    write: async ({ answer }, { review }) => {
      await db('reviews').where({ id: review }).update({ answer: null, answeredAt: null });
      return {
        as: 'rancher',
        mutation: '($id: ID!, $answer: String!) { done: answerReview(reviewId: $id, answer: $answer) { __typename } }',
        variables: { id: review, answer },
      };
    },
    read: ({ people }) => `{ rancher(id: ${people.rancher.ranch.id}) { reviews { ${REVIEW} } } }`,
    found: ({ rancher }) => rancher.reviews.nodes.find(({ id }: Answer) => id === String(market.review)),
  },
  {
    name: 'a message',
    fields: { text: 'public, in paragraphs' },
    write: ({ text }, { conversation }) => ({
      as: 'rancher',
      mutation: '($id: ID!, $text: String!) { done: sendMessage(conversationId: $id, text: $text) { message { id } } }',
      variables: { id: conversation, text },
    }),
    read: ({ conversation }) => `{ conversation(id: ${conversation}) { lastMessage { text } } }`,
    found: ({ conversation }) => conversation.lastMessage,
  },
  {
    name: 'an animal',
    fields: ANIMAL,
    write: (input, { planned }) => ({
      as: 'rancher',
      mutation: '($id: ID!, $input: AnimalChanges!) { done: updateAnimal(id: $id, input: $input) { __typename } }',
      variables: { id: planned, input },
    }),
    read: ({ planned }) => `{ animal(id: ${planned}) { ${Object.keys(ANIMAL).join(' ')} } }`,
    found: (data) => data.animal,
  },
  {
    name: 'a product',
    fields: {
      ...each(['name', 'variant', 'size'], 'on one line'),
      description: 'in paragraphs',
    },
    fallback: { name: 'Suet', variant: 'Small' },
    write: ({ name, description, variant, size }, { product }) => ({
      as: 'rancher',
      mutation: '($id: ID!, $input: ProductInput!) { done: updateProduct(id: $id, input: $input) { id } }',
      variables: { id: product, input: { name, description, variants: [{ name: variant, size, price: 500 }] } },
    }),
    read: ({ people }) =>
      `{ rancher(id: ${people.rancher.ranch.id}) { customProducts { id name description variants { name size } } } }`,
    found: ({ rancher }) => {
      const { name, description, variants } = rancher.customProducts.find(
        ({ id }: Answer) => id === String(market.product),
      );
      return { name, description, variant: variants[0].name, size: variants[0].size };
    },
  },
  {
    name: 'a processor',
    fields: each(['name', 'establishmentNumber'], 'on one line'),
    write: (input, { processor }) => ({
      as: 'rancher',
      mutation:
        '($id: ID!, $input: ProcessorChanges!) { done: updateProcessor(id: $id, input: $input) { __typename } }',
      variables: { id: processor, input },
    }),
    read: ({ people }) => `{ rancher(id: ${people.rancher.ranch.id}) { processors { id name establishmentNumber } } }`,
    found: ({ rancher }) => rancher.processors.find(({ id }: Answer) => id === String(market.processor)),
  },
  {
    name: 'a payment of an order',
    fields: { note: 'on one line' },
    write: ({ note }, { settled }) => ({
      as: 'rancher',
      mutation:
        '($id: ID!, $input: OrderPaymentInput!) { done: recordOrderPayment(orderId: $id, input: $input) { payment { id } } }',
      variables: { id: settled, input: { kind: 'BALANCE', method: 'CASH', amount: 1, note } },
    }),
    read: ({ settled }) => `{ order(id: ${settled}) { payments { id note } } }`,
    found: ({ order }, { done }) => order.payments.find(({ id }: Answer) => id === done.payment.id),
  },
  {
    name: 'a charge of an order',
    fields: { reason: 'on one line' },
    write: ({ reason }, { settled }) => ({
      as: 'rancher',
      mutation: '($id: ID!, $input: WeighOrderInput!) { done: weighOrder(orderId: $id, input: $input) { __typename } }',
      variables: { id: settled, input: { reason: 'Ice', charges: [{ kind: 'CHARGE', amount: 500, reason }] } },
    }),
    read: ({ settled }) => `{ order(id: ${settled}) { settlement { revision { lines { kind label } } } } }`,
    found: ({ order }) => ({
      reason: order.settlement.revision.lines.find(({ kind }: Answer) => kind === 'CHARGE').label,
    }),
  },
  {
    name: 'a payment of commission',
    fields: { description: 'on one line' },
    write: ({ description }, { people }) => ({
      as: 'admin',
      mutation:
        '($id: ID!, $description: String!) { done: recordCommissionPayment(rancherId: $id, amount: 1, description: $description) { id } }',
      variables: { id: people.rancher.ranch.id, description },
    }),
    read: ({ people }) =>
      `{ rancher(id: ${people.rancher.ranch.id}) { commission { transactions(first: 1) { nodes { description } } } } }`,
    found: ({ rancher }) => rancher.commission.transactions.nodes[0],
  },
  {
    name: 'feedback',
    fields: { feedback: 'in paragraphs' },
    write: (input) => ({
      as: 'customer',
      mutation: '($input: FeedbackInput!) { done: submitFeedback(input: $input) }',
      variables: { input },
    }),
    readBy: 'admin',
    read: () => '{ admin { feedback(first: 1) { nodes { feedback } } } }',
    found: ({ admin }) => admin.feedback.nodes[0],
  },
  {
    name: 'a cut sheet that the ranch changes',
    fields: { notes: 'in paragraphs' },
    write: ({ notes }, { harvested }) => ({
      as: 'rancher',
      mutation: `($id: ID!, $sheet: CutSheetInput!) {
        done: changeCutSheet(animalId: $id, sides: [1, 2], sheet: $sheet, reason: "The saw broke") { __typename } }`,
      variables: { id: harvested, sheet: sheetInput({ notes: notes ?? null }) },
    }),
    read: ({ harvested }) => `{ animal(id: ${harvested}) { cutSheets { notes } } }`,
    found: ({ animal }) => animal.cutSheets[0],
  },
];
