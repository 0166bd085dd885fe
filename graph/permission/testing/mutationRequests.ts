import { STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import { LIVE_PURCHASE_VERSION } from '../../../rules/herd/livePurchase';
import { TERMS_VERSION } from '../../../rules/papers/termsVersion';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { sheetInput } from '../../cutSheets/testing/sheets';
import { PASSWORD } from '../../testing/make';
import { type Market, UPLOAD } from './market';

/** A mutation's text, with variables if it has some. */
type Written = string | [text: string, variables: Record<string, unknown>];

export const of = (inside: string) => () => inside;
export const WEIGHTS = ({ weighed }: Market) =>
  `{ hangingPounds: 640, packaged: [{ claimId: ${weighed}, pounds: 400 }] }`;
export const CHARGES = '{ charges: [{ kind: CHARGE, amount: 100, reason: "Ice" }], reason: "Ice" }';
export const SHEET = 'cutSheet { notes proposals { notes byRanch mine } }';
export const ORDER = 'id notes customer { name email phone city }';

const WORDS = 'Good beef, and the ranch called when it was ready.';
const MUTATIONS: Record<string, (market: Market) => Written> = {
  register: of('register(input: { name: "New Person", email: "new@herdline.test", password: "Wagon3trails8" }) { id }'),
  registerRancher: of(`registerRancher(input: {
    user: { name: "New Person", email: "new@herdline.test", password: "Wagon3trails8" }
    rancher: { ranchName: "New Ranch", city: "Austin", state: "Texas", zipCode: "78704", hasBrokerAgreement: true,
      agreementVersion: "${AGREEMENT_VERSION}" } }) { id }`),
  login: ({ people }) => `login(input: { email: "${people.customer.email}", password: "${PASSWORD}" }) { id name }`,
  logout: of('logout'),
  logoutEverywhere: of('logoutEverywhere'),
  deleteAccount: of('deleteAccount(input: { password: "Wagon3trails8" }) { deletesAt }'),
  keepAccount: of('keepAccount { user { id } }'),
  signOutPerson: ({ people }) => `signOutPerson(userId: ${people.customer.id}) { userId }`,
  signOutDevice: ({ device }) => `signOutDevice(id: "${device}") { user { id } }`,
  requestPasswordReset: ({ people }) => `requestPasswordReset(email: "${people.customer.email}")`,
  resetPassword: ({ resetToken }) => `resetPassword(input: { token: "${resetToken}", password: "Wagon3trails8" })`,
  confirmEmail: ({ emailToken }) => `confirmEmail(token: "${emailToken}") { wasChanged }`,
  sendEmailConfirmation: of('sendEmailConfirmation { nextAt }'),
  changeEmail: of(`changeEmail(input: { email: "new@herdline.test", password: "${PASSWORD}" }) { user { id } }`),
  cancelEmailChange: of('cancelEmailChange { user { id } }'),
  undoEmailChange: ({ undoToken }) => `undoEmailChange(token: "${undoToken}") { wasRestored }`,
  secureAccount: ({ undoToken }) => `secureAccount(token: "${undoToken}") { emailRestored }`,
  changePassword: of(`changePassword(input: { currentPassword: "${PASSWORD}", password: "Wagon3trails8" }) { id }`),
  startPasskeySignIn: of('startPasskeySignIn { options }'),
  signInWithPasskey: of('signInWithPasskey(input: { response: "{}" }) { user { id } }'),
  startAuthenticator: of(`startAuthenticator(password: "${PASSWORD}") { uri }`),
  confirmAuthenticator: of('confirmAuthenticator(code: "123456") { recoveryCodes }'),
  removeAuthenticator: of(`removeAuthenticator(password: "${PASSWORD}") { user { id } }`),
  startPasskey: of(`startPasskey(password: "${PASSWORD}") { options }`),
  addPasskey: of('addPasskey(input: { name: "Phone", response: "{}" }) { recoveryCodes }'),
  removePasskey: of(`removePasskey(id: 1, password: "${PASSWORD}") { user { id } }`),
  renewRecoveryCodes: of(`renewRecoveryCodes(password: "${PASSWORD}") { recoveryCodes }`),
  acceptTerms: of(`acceptTerms(version: "${TERMS_VERSION}") { user { id } }`),
  updateProfile: of('updateProfile(input: { name: "New Name" }) { id name email phone }'),
  renewSharePage: ({ claim }) => `renewSharePage(claimId: ${claim}) { claim { id pageUrl } }`,
  confirmLivePurchase: ({ unbought }) =>
    `confirmLivePurchase(claimId: ${unbought}, version: "${LIVE_PURCHASE_VERSION}", ranchChooses: true) { claim { id } }`,
  acceptShareOffer: ({ offer }) => `acceptShareOffer(offerId: ${offer}) { claim { id } }`,
  declineShareOffer: ({ offer }) => `declineShareOffer(offerId: ${offer}) { claim { id } }`,
  setPushDevice: of(`setPushDevice(input: { endpoint: "https://push.example/1", topics: [],
    publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg", showsDetails: false }) { push { key } }`),
  endPushDevice: of('endPushDevice(endpoint: "https://push.example/1") { push { key } }'),
  setMailChoice: of('setMailChoice(topic: REVIEWS, wanted: false) { user { id } }'),
  renewCalendarUrl: of('renewCalendarUrl { user { calendarUrl } }'),
  addFavorite: ({ people }) => `addFavorite(rancherId: ${people.rancher.ranch.id}) { id }`,
  removeFavorite: ({ people }) => `removeFavorite(rancherId: ${people.rancher.ranch.id}) { id }`,
  placeOrder: ({ people }) => `placeOrder(input: { rancherId: ${people.rancher.ranch.id}, customerName: "Ann Miller",
    customerEmail: "ann@herdline.test", customerZip: "78704", orderType: HALF_COW, shippingMethod: LOCAL_PICKUP,
    productDetails: [{ type: HALF_COW, quantity: 1, price: 180000 }] }) { id rancher { contact { name } } }`,
  updateOrderStatus: ({ order }) => `updateOrderStatus(orderId: ${order}, status: CONTACTED) { ${ORDER} }`,
  batchUpdateOrderStatus: ({ order }) => `batchUpdateOrderStatus(orderIds: [${order}], status: CONTACTED) {
    moved { ${ORDER} } refused { code order { ${ORDER} } } }`,
  // A move can only be undone by who made it. The first one, of no move, shows who may not even ask.
  undoOrderMoves: ({ order }) => `first: undoOrderMoves(orderIds: [${order}]) { moved { id } }
    move: batchUpdateOrderStatus(orderIds: [${order}], status: CONTACTED) { moved { id } }
    undoOrderMoves(orderIds: [${order}]) {
    moved { ${ORDER} } refused { code order { ${ORDER} } } }`,
  cancelOrder: ({ order }) => `cancelOrder(orderId: ${order}) { ${ORDER} }`,
  archiveOrder: ({ fulfilled }) => `archiveOrder(orderId: ${fulfilled}) { ${ORDER} }`,
  updateOrderDetails: ({ order }) =>
    `updateOrderDetails(orderId: ${order}, input: { privateNotes: "Call first" }) { order { ${ORDER} } }`,
  confirmPrice: ({ order }) => `confirmPrice(orderId: ${order}) { order { ${ORDER} } }`,
  updateRancherProfile: ({ people }) =>
    `updateRancherProfile(rancherId: ${people.rancher.ranch.id}, input: { herdSize: "40" }) { id }`,
  updateRancherContact: ({ people }) =>
    `updateRancherContact(rancherId: ${people.rancher.ranch.id}, input: { phone: "555-0199" }) { rancher { id } }`,
  updateRanchPhotos: ({ people }) => `updateRanchPhotos(rancherId: ${people.rancher.ranch.id}, photos: []) { id }`,
  updateBeefPrices: of('updateBeefPrices(input: { halfCowPrice: 190000 }) { id }'),
  createProduct: of('createProduct(input: { name: "Suet", price: 500 }) { id }'),
  updateProduct: ({ product }) => `updateProduct(id: ${product}, input: { name: "Suet", price: 500 }) { id }`,
  deleteProduct: ({ product }) => `deleteProduct(id: ${product}) { id }`,
  createProcessor: of(`createProcessor(input: { name: "New Meats", city: "Austin", state: "Texas", zipCode: "78704",
    inspection: CUSTOM_EXEMPT, payer: RANCH }) { processor { id } }`),
  updateProcessor: ({ processor }) => `updateProcessor(id: ${processor}, input: { killFee: 100 }) { processor { id } }`,
  deleteProcessor: ({ processor }) => `deleteProcessor(id: ${processor}) { rancher { id } }`,
  createDoor: ({ processor }) => `createDoor(processorId: ${processor}) { link door { email } rancher { id } }`,
  revokeDoor: ({ door }) => `revokeDoor(id: ${door}) { rancher { id } }`,
  openDoor: ({ doorToken }) => `openDoor(token: "${doorToken}") { door { id ranchName } }`,
  leaveDoors: of('leaveDoors { left }'),
  mailDoorLinks: of('mailDoorLinks(email: "new.plant@herdline.test") { message }'),
  markDoorPrinted: ({ door, day }) => `markDoorPrinted(id: ${door}, day: "${day(60)}") { door { id } }`,
  proposeWeights: ({ door, harvested }) =>
    `proposeWeights(id: ${door}, animalId: ${harvested}, input: { hangingPounds: 560 }) { door { id } }`,
  letWeightsThrough: ({ door }) => `letWeightsThrough(id: ${door}, letsThrough: true) { rancher { id } }`,
  createAnimals: of('createAnimals(input: { tags: ["New 1"], pricing: FLAT, price: 90000 }) { animals { id } }'),
  updateAnimal: ({ open }) => `updateAnimal(id: ${open}, input: { breed: "Angus" }) { animal { id } }`,
  moveAnimal: ({ planned }) => `moveAnimal(id: ${planned}, stage: WITHDRAWN) { animal { id } }`,
  setUpSlots: of('setUpSlots(email: "new.plant@herdline.test") { message }'),
  publishSlots: ({ slotsAt }) => `publishSlots(processorId: ${slotsAt}, published: true) { plant { id } }`,
  setKillDays: ({ day }) => `setKillDays(days: ["${day(60)}"], slots: 2) { plant { id } }`,
  closeKillDays: ({ day }) => `closeKillDays(from: "${day(50)}", to: "${day(70)}") { animals }`,
  awaitSlot: ({ slotsAt, day }) =>
    `awaitSlot(processorId: ${slotsAt}, day: "${day(80)}", wait: true) { processor { name } }`,
  moveHarvest: ({ open, day }) => `moveHarvest(id: ${open}, harvestDate: "${day(70)}") { animal { id } }`,
  placeClaim: ({ inLine, open }) => `placeClaim(claimId: ${inLine}, animalId: ${open}) { claim { id } }`,
  returnClaimToLine: ({ claim }) => `returnClaimToLine(claimId: ${claim}) { claim { id } }`,
  takeShareOffBoard: ({ claim }) => `takeShareOffBoard(claimId: ${claim}, reason: "Sold at the farm") { claim { id } }`,
  fillFromLine: ({ open }) => `fillFromLine(animalId: ${open}) { placed { id } refused { reason } }`,
  keepQuarters: ({ open }) => `keepQuarters(animalId: ${open}, quarters: 1) { claim { id } }`,
  releaseQuarters: ({ kept }) => `releaseQuarters(claimId: ${kept}) { claim { id } }`,
  askForDeposits: ({ open, day }) => `askForDeposits(animalId: ${open}, dueOn: "${day(10)}") { asked { id } }`,
  markDepositReceived: ({ claim }) => `markDepositReceived(claimId: ${claim}) { claim { id } }`,
  proposeCutSheet: ({ claim }) => [
    `($sheet: CutSheetInput!) { proposeCutSheet(claimId: ${claim}, sheet: $sheet) { claim { id ${SHEET} } } }`,
    { sheet: sheetInput() },
  ],
  acceptCutSheet: ({ claim, proposal }) =>
    `acceptCutSheet(claimId: ${claim}, proposalId: ${proposal}) { claim { id ${SHEET} } }`,
  changeCutSheet: ({ harvested }) => [
    `($sheet: CutSheetInput!) {
      changeCutSheet(animalId: ${harvested}, sides: [1, 2], sheet: $sheet, reason: "The saw broke") { animal { id } } }`,
    { sheet: sheetInput({ liver: STANDARD_CUT_SHEET.liver === 'SKIP' ? 'KEEP' : 'SKIP' }) },
  ],
  weighAnimal: (market) => `weighAnimal(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { animal { id } }`,
  weighOrder: ({ order }) => `weighOrder(orderId: ${order}, input: ${CHARGES}) { order { ${ORDER} } }`,
  recordOrderPayment: ({ settled }) =>
    `recordOrderPayment(orderId: ${settled}, input: { kind: BALANCE, method: CASH, amount: 100 }) { payment { id } }`,
  remindOfBalance: ({ settled }) => `remindOfBalance(orderId: ${settled}) { order { ${ORDER} } }`,
  acceptBrokerAgreement: of(`acceptBrokerAgreement(version: "${AGREEMENT_VERSION}") { rancher { id } }`),
  requestCommissionPayment: of('requestCommissionPayment(input: { amount: 100, method: VENMO }) { id }'),
  withdrawPaymentRequest: ({ request }) => `withdrawPaymentRequest(id: ${request}) { request { id } }`,
  dismissPaymentRequest: ({ request }) => `dismissPaymentRequest(id: ${request}) { id }`,
  approveRancher: ({ people }) => `approveRancher(rancherId: ${people.pending.ranch.id}) { rancher { id } }`,
  batchApproveRanchers: ({ people }) =>
    `batchApproveRanchers(rancherIds: [${people.pending.ranch.id}]) { approved { rancher { id } } refused { code } }`,
  decideRanchName: ({ people }) =>
    `decideRanchName(rancherId: ${people.rancher.ranch.id}, name: "New Name", approve: true) { rancher { id } }`,
  approveRanchers: ({ people }) => `approveRanchers(rancherIds: [${people.pending.ranch.id}]) { rancher { id } }`,
  suspendRancher: ({ people }) => `suspendRancher(rancherId: ${people.rancher.ranch.id}) { id }`,
  rejectRancher: ({ people }) => `rejectRancher(rancherId: ${people.pending.ranch.id}, reason: "No herd") { id }`,
  setCommissionRate: ({ people }) => `setCommissionRate(rancherId: ${people.rancher.ranch.id}, rate: 9) { id }`,
  recordCommissionPayment: ({ people }) =>
    `recordCommissionPayment(rancherId: ${people.rancher.ranch.id}, amount: 1, description: "Check") { id }`,
  adjustCommission: ({ people }) =>
    `adjustCommission(rancherId: ${people.rancher.ranch.id}, type: WAIVER, amount: 1, reason: "Ours") { __typename }`,
  writeReview: ({ fulfilled }) =>
    `writeReview(orderId: ${fulfilled}, input: { stars: 5, words: "${WORDS}" }) { review { id } }`,
  remindToReorder: ({ fulfilled }) => `remindToReorder(orderId: ${fulfilled}) { order { id } }`,
  editReview: ({ review }) =>
    `editReview(reviewId: ${review}, input: { stars: 5, words: "${WORDS}" }) { review { id } }`,
  deleteReview: ({ review }) => `deleteReview(reviewId: ${review}) { order { id } }`,
  answerReview: ({ review }) => `answerReview(reviewId: ${review}, answer: "Thank you very much") { review { id } }`,
  reportReview: ({ review }) => `reportReview(reviewId: ${review}, reason: "It is not about us") { review { id } }`,
  takeDownPhoto: ({ people }) =>
    `takeDownPhoto(url: "/photos/${people.rancher.ranch.id}/${UPLOAD}-480.webp", reason: "Spam") { ranchers { id } }`,
  submitFeedback: of('submitFeedback(input: { feedback: "I like it very much" })'),
  inviteHelper: of(
    'inviteHelper(input: { email: "new.hand@herdline.test", role: WORK_ORDERS }) { rancher { id helperInvitations { email } } }',
  ),
  cancelHelperInvitation: ({ invitation }) => `cancelHelperInvitation(id: ${invitation}) { rancher { id } }`,
  acceptHelperInvitation: ({ invitationToken }) => `acceptHelperInvitation(input: {
    token: "${invitationToken}", name: "New Hand", password: "Wagon3trails8" }) { user { id } }`,
  changeHelperRole: ({ people }) =>
    `changeHelperRole(userId: ${people['order worker'].id}, role: RUN_RANCH) { rancher { id helpers { role } } }`,
  removeHelper: ({ people }) => `removeHelper(userId: ${people['order worker'].id}) { rancher { id } }`,
  leaveRanch: of('leaveRanch { user { id duties } }'),
  inviteAdmin: of(
    'inviteAdmin(input: { email: "new.admin@herdline.test", role: SUPPORT }) { team { invitations { email } } }',
  ),
  cancelAdminInvitation: ({ adminInvitation }) =>
    `cancelAdminInvitation(id: ${adminInvitation}) { team { invitations { id } } }`,
  acceptAdminInvitation: ({ adminToken }) => `acceptAdminInvitation(input: {
    token: "${adminToken}", name: "New Hand", password: "Wagon3trails8" }) { user { id } }`,
  changeAdminRole: ({ people }) =>
    `changeAdminRole(userId: ${people.support.id}, role: FINANCE) { team { members { id role } } }`,
  removeAdmin: ({ people }) => `removeAdmin(userId: ${people.support.id}) { team { members { id } } }`,
  createApiToken: of('createApiToken(input: { name: "New", scopes: [ORDERS_READ] }) { token { id } }'),
  revokeApiToken: ({ token }) => `revokeApiToken(id: ${token})`,
  createWebhook: of('createWebhook(input: { url: "https://hooks.example/new" }) { webhook { id } }'),
  updateWebhook: ({ webhook }) => `updateWebhook(id: ${webhook}, input: { enabled: false }) { id url }`,
  sendTestEvent: ({ webhook }) => `sendTestEvent(id: ${webhook}) { succeeded error }`,
  sendEventsAgain: ({ webhook }) => `sendEventsAgain(id: ${webhook}, eventId: 1) { webhook { id url } }`,
  rotateWebhookSecret: ({ webhook }) => `rotateWebhookSecret(id: ${webhook}) { webhook { id url } }`,
  deleteWebhook: ({ webhook }) => `deleteWebhook(id: ${webhook})`,
  askRanch: ({ people }) =>
    `askRanch(rancherId: ${people.rancher.ranch.id}, text: "Is it aged?") { conversation { id } }`,
  sendMessage: ({ conversation }) => `sendMessage(conversationId: ${conversation}, text: "Thanks") {
    conversation { customer { name } messages { nodes { text } } } }`,
  markConversationSeen: ({ conversation, message }) =>
    `markConversationSeen(conversationId: ${conversation}, messageId: ${message}) { conversation { id } }`,
  blockConversation: ({ conversation }) => `blockConversation(conversationId: ${conversation}) { conversation { id } }`,
  reportMessage: ({ message }) => `reportMessage(messageId: ${message}, reason: "Rude") { message { text } }`,
  readConversation: ({ conversation }) => `readConversation(conversationId: ${conversation}, reason: "A complaint") {
    conversation { messages { nodes { text } } } }`,
  decideReport: ({ messageReport }) =>
    `decideReport(kind: MESSAGE, id: ${messageReport}, decision: KEEP) { message { id reason text } }`,
  openComplaint: ({ fulfilled }) => `openComplaint(orderId: ${fulfilled}, input: {
    kind: MANNERS, text: "Nobody was friendly." }) { complaint { id entries { text } } }`,
  answerComplaint: ({ complaint }) =>
    `answerComplaint(complaintId: ${complaint}, input: { text: "We are sorry." }) { complaint { entries { text } } }`,
  acceptProposal: ({ complaint, proposed }) =>
    `acceptProposal(complaintId: ${complaint}, entryId: ${proposed}) { complaint { entries { text } } }`,
  closeComplaint: ({ complaint }) =>
    `closeComplaint(complaintId: ${complaint}, reason: "It came") { complaint { entries { text } } }`,
  startRecall: ({ slotsAt }) => `startRecall(scope: { processorId: ${slotsAt} }, advice: "Do not eat it, please.",
    reason: "Metal in a grinder.") { recall { id shares { name phone } } }`,
  readRecall: ({ recall }) => `readRecall(id: ${recall}) { recall { advice readAt } }`,
  decideComplaint: ({ complaint }) => `decideComplaint(complaintId: ${complaint}, input: {
    reason: "It was late.", remedy: NOTHING }) { complaint { state entries { text } } }`,
};

/** Fields of mutations' payloads. */
const PAYLOADS: Record<string, (market: Market) => Written> = Object.fromEntries(
  ['orders', 'waiting'].map((field) => [
    `WeighAnimalPayload.${field}`,
    (market: Market) =>
      `weighAnimal(animalId: ${market.harvested}, input: ${WEIGHTS(market)}) { ${field} { ${ORDER} } }`,
  ]),
);

const written = (asked: Written): { query: string; variables?: Record<string, unknown> } =>
  typeof asked === 'string'
    ? { query: `mutation { ${asked} }` }
    : { query: `mutation ${asked[0]}`, variables: asked[1] };

/** An operation for each row of a mutation. */
export const mutationRequests: Record<string, (market: Market) => ReturnType<typeof written>> = Object.fromEntries(
  [
    ...Object.entries(MUTATIONS).map(([name, asked]) => [`Mutation.${name}`, asked] as const),
    ...Object.entries(PAYLOADS),
  ].map(([name, asked]) => [name, (market: Market) => written(asked(market))]),
);
