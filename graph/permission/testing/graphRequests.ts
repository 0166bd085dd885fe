import { nodeIdOf } from '../../schema/arguments';
import type { Market } from './market';
import { CHARGES, ORDER, of, SHEET, WEIGHTS } from './mutationRequests';

/** The text of a root field. */
type Text = string;

const ME = 'viewer { id }';
const BY_NODE = (market: Market, inside: string) =>
  `node(id: "${nodeIdOf('User', market.people.customer.id)}") { ... on User { ${inside} } }`;
const OF_RANCH = ({ people }: Market, inside: string) => `rancher(id: ${people.rancher.ranch.id}) { ${inside} }`;
const OF_ORDER = ({ order }: Market, inside: string) => `order(id: ${order}) { ${inside} }`;
const OF_ADMIN = (inside: string) => `admin { ${inside} }`;
const OF_SETTLED = ({ settled }: Market, inside: string) => `order(id: ${settled}) { ${inside} }`;
const OF_EVENTS = (types: string, inside: string) => `events(types: [${types}], first: 20) { nodes { ${inside} } }`;
const OF_ANIMAL = ({ open }: Market, inside: string) => `animal(id: ${open}) { ${inside} }`;

const DOOR = `id ranchName ranchPhone processorName animals {
  tag hangingPounds proposedWeights { reason packaged { pounds freezer claim { id } } }
  cutSheets { notes reason lines { choiceLabel } owners { name phone address } } }`;

const PERIOD = 'from: "2026-01-01T00:00:00Z", to: "2026-12-31T00:00:00Z"';

const QUERIES: Record<string, (market: Market) => Text> = {
  'Query.viewer': of(`${ME}`),
  'Query.ranchers': of('ranchers(first: 20) { nodes { id ranchName contact { name email phone } } }'),
  'Query.rancher': (market) => OF_RANCH(market, 'id ranchName pickupInstructions contact { name email phone }'),
  'Query.node': ({ order }) => `node(id: "${nodeIdOf('Order', order)}") { nodeId ... on Order { ${ORDER} } }`,
  'Query.order': (market) => OF_ORDER(market, `${ORDER} shippingAddress statusUpdates { notes moverName }`),
  'Query.delivery': ({ people }) => `delivery(rancherId: ${people.rancher.ranch.id}, zipCode: "78704") { zipCode }`,
  'Query.events': of('events(first: 20) { nodes { id type } }'),
  'Query.animal': (market) => OF_ANIMAL(market, 'id tag places { taken claim { id } }'),
  'Query.claim': ({ claim }) => `claim(id: ${claim}) { id ${SHEET} }`,
  'Query.conversation': ({ conversation }) =>
    `conversation(id: ${conversation}) { id customer { name } messages { nodes { text authorName senderName } } }`,
  'Query.conversations': of('conversations { nodes { id lastMessage { text } customer { name } } }'),
  'Query.orderPayment': ({ payment }) => `orderPayment(id: ${payment}) { id note }`,
  'Query.weighingPreview': (market) =>
    `weighingPreview(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { __typename }`,
  'Query.orderWeighingPreview': ({ order }) =>
    `orderWeighingPreview(orderId: ${order}, input: ${CHARGES}) { __typename }`,
  'Query.ranchPoints': of('ranchPoints { __typename }'),
  'Query.ranchStates': of('ranchStates { __typename }'),
  'Query.helperInvitation': ({ invitationToken }) =>
    `helperInvitation(token: "${invitationToken}") { ranchName email role }`,
  'Query.adminInvitation': ({ adminToken }) => `adminInvitation(token: "${adminToken}") { email role }`,
  'Query.recalls': of('recalls { id advice families readBy }'),
  'Query.recall': ({ recall }) => `recall(id: ${recall}) { advice shares { ranchPhone name phone email city } }`,
  'Query.recallScope': ({ slotsAt }) => `recallScope(scope: { processorId: ${slotsAt} }) { families }`,
  'Query.proposalPreview': ({ door, harvested }) =>
    `proposalPreview(id: ${door}, animalId: ${harvested}, input: { hangingPounds: 560 }) { warnings { claim { id } } }`,
  'Query.doors': of(`doors { ${DOOR} }`),
  'Query.door': ({ door }) => `door(id: ${door}) { ${DOOR} }`,
  'Query.plant': of('plant { email days { bookings { tag ranchName } } ranches { ranchName } }'),
  'Query.zipPlace': of('zipPlace(zipCode: "78704") { city }'),
  'Query.zipPlaceAt': of('zipPlaceAt(latitude: 30.27, longitude: -97.74) { city }'),
  'Query.push': of('push { key }'),
  'Query.operator': of('operator { name }'),
  'Query.timeZone': of('timeZone'),
  'Query.admin': of('admin { __typename }'),
};

const OF_ACCOUNT = {
  mustChangePassword: '',
  emailConfirmed: '',
  emailConfirmedAt: '',
  emailChange: ' { email }',
  acceptedTerms: ' { version }',
  favorites: ' { rancher { id } }',
  favoriteIds: '',
  orders: ` { nodes { ${ORDER} } }`,
  orderCounts: ' { pending }',
  apiTokens: ' { id name }',
  webhooks: ' { id url }',
  calendarUrl: '',
  devices: ' { name }',
  secondFactor: ' { recoveryCodesLeft passkeys { name } }',
  secondFactorSetup: '',
  duties: '',
  deletesAt: '',
  mailChoices: ' { topic wanted }',
  unreadMessages: '',
};

const OF_COUNTS = ['estimatedRevenue', 'actualRevenue'];

/** Requests of the same fields of an account by its owner. */
export const accountRequests: Record<string, Text> = {
  ...Object.fromEntries(
    Object.entries({ ...OF_ACCOUNT, ranchRole: '', adminRole: '', ranch: ' { id }', webhook: '(id: 1) { id }' }).map(
      ([field, rest]) => [`User.${field}`, `viewer { ${field}${rest} }`],
    ),
  ),
  ...Object.fromEntries(OF_COUNTS.map((field) => [`OrderCounts.${field}`, `viewer { orderCounts { ${field} } }`])),
};

/** Fields below the root with their own @access or @scope, each requested of a record of the customer or the rancher. */
const GUARDED: Record<string, (market: Market) => Text> = {
  ...Object.fromEntries(
    Object.entries({
      ranchers: '(search: "Zq") { nodes { ranchName contact { name email phone } } }',
      orders: '(search: "Zq") { nodes { id customer { name } privateNotes } }',
      customers: '(search: "Zq") { nodes { name email phone city } }',
      paymentRequests: ' { nodes { id description } }',
      cases: ' { nodes { id complaint { entries { text } } message { reason text } review { reports { reason } } } }',
      hiddenReviews: ' { nodes { id hiddenReason } }',
      feedback: ' { nodes { feedback } }',
      analytics: `(${PERIOD}) { orders }`,
      audit: ' { nodes { actorName recordName } }',
      mails: ' { nodes { template user { email } } }',
      conversations: ' { __typename }',
      lateOrders: ' { nodes { id } }',
      overdueCommissions: ' { nodes { id } }',
      failedMails: ' { nodes { id } }',
      team: ' { members { name email } invitations { name email } }',
      failedWebhooks: ' { nodes { id address owner { name } } }',
    }).map(([field, rest]) => [`Admin.${field}`, of(OF_ADMIN(field + rest))]),
  ),
  'Admin.ordersOfCustomer': ({ people }) =>
    OF_ADMIN(`ordersOfCustomer(id: ${people.customer.id}) { nodes { ${ORDER} } }`),
  'Admin.customer': ({ people }) => OF_ADMIN(`customer(id: ${people.customer.id}) { name email phone city }`),
  ...Object.fromEntries(
    Object.entries(OF_ACCOUNT).map(([field, rest]) => [
      `User.${field}`,
      (market: Market) => BY_NODE(market, field + rest),
    ]),
  ),
  'User.ranch': ({ people }) =>
    `node(id: "${nodeIdOf('User', people.rancher.id)}") { ... on User { ranch { id ranchName } } }`,
  'User.ranchRole': ({ people }) => `node(id: "${nodeIdOf('User', people.rancher.id)}") { ... on User { ranchRole } }`,
  'User.adminRole': ({ people }) => `node(id: "${nodeIdOf('User', people.admin.id)}") { ... on User { adminRole } }`,
  'User.webhook': ({ people, webhook }) =>
    `node(id: "${nodeIdOf('User', people.rancher.id)}") { ... on User { webhook(id: ${webhook}) { id url } } }`,
  ...Object.fromEntries(
    Object.entries({
      reviews: ' { nodes { authorName words } }',
      pendingName: '',
      paymentInstructions: '',
      paymentLink: '',
      street: '',
      deletesAt: '',
      commission: ' { balance transactions { nodes { description } } }',
      orders: ` { nodes { ${ORDER} } }`,
      orderCounts: ' { pending }',
      receivables: ' { nodes { id customer { name } } }',
      receivableFigures: ' { __typename }',
      salesByMonth: ' { __typename }',
      customerPlaces: ' { __typename }',
      processors: ' { name }',
      animals: ' { nodes { id tag } }',
      line: ' { claims { nodes { id } } }',
      helpers: ' { name email }',
      helperInvitations: ' { name email }',
      processorDoors: ' { id processorName }',
      animalsToRecord: ' { id }',
    }).map(([field, rest]) => [`Rancher.${field}`, (market: Market) => OF_RANCH(market, field + rest)]),
  ),
  'Animal.proposedWeights': (market) => OF_ANIMAL(market, 'proposedWeights { reason packaged { freezer } }'),
  'Door.email': (market) => OF_RANCH(market, 'processorDoors { email }'),
  'Contact.emailConfirmed': (market) => OF_RANCH(market, 'contact { emailConfirmed }'),
  'Commission.discounts': (market) => OF_RANCH(market, 'commission { discounts { amount } }'),
  'CommissionTransaction.order': (market) =>
    OF_RANCH(market, `commission { transactions { nodes { order { ${ORDER} } } } }`),
  'Event.order': of(OF_EVENTS('ORDER_STATUS_CHANGED', `order { ${ORDER} }`)),
  'Event.transaction': of(OF_EVENTS('COMMISSION_CHARGED', 'transaction { description }')),
  'Event.animal': of(OF_EVENTS('CLAIM_MADE', 'animal { tag }')),
  'Event.claim': of(OF_EVENTS('CLAIM_MADE', 'claim { id }')),
  'Event.conversation': of(OF_EVENTS('MESSAGE_SENT', 'conversation { id }')),
  'Event.review': of(OF_EVENTS('REVIEW_WRITTEN', 'review { words }')),
  'Event.complaint': of(OF_EVENTS('COMPLAINT_ANSWERED', 'complaint { kind }')),
  'Order.commissionAmount': (market) => OF_ORDER(market, 'commissionAmount'),
  'Order.commissionPaid': (market) => OF_ORDER(market, 'commissionPaid'),
  'Order.privateNotes': (market) => OF_ORDER(market, 'privateNotes'),
  'Order.archived': (market) => OF_ORDER(market, 'archived'),
  'Order.cancellation': (market) => OF_ORDER(market, 'cancellation{keeps}'),
  'Order.conversation': (market) => OF_ORDER(market, 'conversation { messages { nodes { text } } }'),
  'Order.complaints': ({ complaining }) =>
    `order(id: ${complaining}) { complaints { kind entries { text authorName } } }`,
  'OrderRevision.commissionAmount': ({ settled }) =>
    `order(id: ${settled}) { settlement { revision { commissionAmount } } }`,
  ...Object.fromEntries(
    OF_COUNTS.map((field) => [`OrderCounts.${field}`, (market: Market) => BY_NODE(market, `orderCounts { ${field} }`)]),
  ),
  'Animal.weightWarnings': ({ open }) => `animal(id: ${open}) { weightWarnings { kind } }`,
  'Animal.weighings': ({ open }) => `animal(id: ${open}) { weighings { id } }`,
  'Animal.cutSheets': (market) => OF_ANIMAL(market, 'cutSheets { notes proposals { notes } }'),
  'Animal.hasSlot': (market) => OF_ANIMAL(market, 'hasSlot'),
  'Processor.killDays': (market) => OF_ANIMAL(market, 'processor { killDays { day free } }'),
  'Claim.order': ({ claim }) => `claim(id: ${claim}) { order { ${ORDER} } }`,
  'Conversation.order': ({ conversation }) => `conversation(id: ${conversation}) { order { ${ORDER} } }`,
  'Review.order': (market) => OF_RANCH(market, `reviews { nodes { order { ${ORDER} } } }`),
  'Review.reports': (market) => OF_RANCH(market, 'reviews { nodes { reports { reason reporter { name } } } }'),
  'WeighingPreview.waiting': (market) =>
    `weighingPreview(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { waiting { id } }`,
  'OrderPreview.order': (market) =>
    `weighingPreview(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { orders { order { ${ORDER} } } }`,
};

/** The fields with @duty, by how they are reached. */
const MONEY: Record<string, (market: Market) => Text> = Object.fromEntries(
  (
    [
      ['Order', 'shippingFee amount goods total revisions{id} invoice{number} payments{id} balanceDue', OF_SETTLED],
      ['OrderItem', 'price total pricePerPound', (market, field) => OF_ORDER(market, `items { ${field} }`)],
      [
        'Settlement',
        'quote{from} revision{id} total received balanceDue overpaid kept toProcessor dueSince daysDue remindedAt',
        (market, field) => OF_SETTLED(market, `settlement { ${field} }`),
      ],
      [
        'Claim',
        'price pricePerPound deposit depositReceivedAt received toldPriceFrom toldPriceTo',
        ({ claim }, field) => `claim(id: ${claim}) { ${field} }`,
      ],
      [
        'ShareOffer',
        'priceFrom priceTo deposit toldPriceTo',
        ({ claim }, field) => `claim(id: ${claim}) { offer { ${field} } }`,
      ],
      ['Complaint', 'amount givenBack', ({ refunded }, field) => `order(id: ${refunded}) { complaints { ${field} } }`],
      [
        'ComplaintEntry',
        'amount',
        ({ refunded }, field) => `order(id: ${refunded}) { complaints { entries { ${field} } } }`,
      ],
      ['Event', 'amount change', (_, field) => OF_EVENTS('ORDER_STATUS_CHANGED', field)],
      [
        'WeighingPreview',
        'orders{total} commission',
        (market, field) => `weighingPreview(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { ${field} }`,
      ],
    ] satisfies [string, string, (market: Market, field: string) => Text][]
  ).flatMap(([type, fields, request]) =>
    fields
      .split(' ')
      .map((field) => [`${type}.${field.replace(/{.*/, '')}`, (market: Market) => request(market, field)] as const),
  ),
);

/** Root fields for the rows of queries. An operation can have several of them. */
export const queryRequests: Record<string, (market: Market) => Text> = { ...QUERIES, ...GUARDED, ...MONEY };

export const subscriptionRequests: Record<string, Text> = {
  'Subscription.ranchOrders': 'ranchOrders { id }',
  'Subscription.updates': 'updates { __typename }',
  'Update.order': 'updates { order { id } }',
  'Update.conversation': 'updates { conversation { id } }',
};
