import { everyCustomer } from '../accounts/listCustomers';
import { contactShape, emailChangeShape, passkeyShape, secondFactorShape, userShape } from '../accounts/userShape';
import { animalShape, nextHarvestShape, rangeShape } from '../animals/animalShape';
import { animalsOfRancher } from '../animals/listAnimals';
import { isKnownAnimal } from '../animals/visibleAnimals';
import {
  animalPlaceShape,
  claimLineShape,
  claimShape,
  claimsOfOrder,
  claimsOfRancher,
  livePurchaseShape,
  shareOfferShape,
} from '../claims/claimShape';
import { isKnownClaim } from '../claims/visibleClaims';
import { agreementShape, commissionShape, commissionTransactionShape } from '../commissions/commissionShape';
import { everyOverdueCommission, overdueCommissionShape } from '../commissions/overdueCommissions';
import { everyOpenRequest } from '../commissions/paymentRequests';
import { caseShape, everyCase } from '../complaints/cases';
import {
  complaintEntryShape,
  complaintOfPayment,
  complaintShape,
  complaintsOfOrder,
} from '../complaints/complaintShape';
import type { Operator } from '../config';
import {
  conversationCustomerShape,
  conversationShape,
  conversationsOfOrder,
  conversationsOfUser,
  messagePhotoShape,
  messageReportShape,
  messageShape,
} from '../conversations/conversationShape';
import { ownConversations } from '../conversations/loadConversations';
import { sideSql } from '../conversations/visibleConversations';
import { cutSheetProposalShape, sheetOfClaim, sheetShape, sheetsOfAnimal } from '../cutSheets/sheetShape';
import { type Fields, list, madeOf, many, one, type Shape, same, sameRow, value } from '../database/reading/shape';
import { bind, type Row, type Sql, sql, viewerId } from '../database/reading/sql';
import { favoriteShape, favoritesOfRanch, favoritesOfUser } from '../favorites/Favorite';
import { costsOfRancher, offerAnimalShape, offerShape, trueCostShape } from '../find/findTrueCost';
import { everyRanch } from '../find/listAllRanchers';
import { ranchesAround, withViewer } from '../find/listRanchers';
import { helperInvitationShape, helperShape, helpersOfRanch } from '../helpers/Helper';
import { everyFailedMail } from '../mail/listMails';
import { mailShape } from '../mail/MailRecord';
import { cancellationOfOrder } from '../ordering/cancellation';
import { nextStatusesOfOrder } from '../ordering/nextStatuses';
import { everyLateOrder, everyOrder } from '../orders/listOrders';
import {
  orderCountsShape,
  orderCustomerShape,
  orderItemShape,
  orderShape,
  orderStatusUpdateShape,
  ordersOfRancher,
  ordersOfUser,
} from '../orders/orderShape';
import { actorSql } from '../orders/visibleOrders';
import {
  doorAnimalShape,
  doorOwnerShape,
  doorShape,
  doorSheetShape,
  doorsOfRanch,
  isOpenDoor,
} from '../processorDoors/doorShape';
import { cutLineShape } from '../processors/cutLineShape';
import { processorShape, processorsOfRancher } from '../processors/Processor';
import {
  beefBoxShape,
  customProductShape,
  productShape,
  productVariantShape,
  selectCutShape,
} from '../products/productShape';
import { rancherShape, ranchPhotoShape, socialMediaShape } from '../ranches/rancherShape';
import { isApproved, isKnown, mayEdit, requireScopeFor } from '../ranches/visibleRanchers';
import { isKnownRecall, newestRecall, recallShape, recallShareShape, recallsOfOrder } from '../recalls/recallShape';
import { everyHiddenReview } from '../reviews/listReviews';
import { reviewReportShape, reviewShape, reviewsOfOrder, reviewsOfRanch } from '../reviews/reviewShape';
import { idNumber } from '../schema/arguments';
import { receivableFiguresShape, receivablesOfRanch } from '../settlements/receivables';
import { sellerShape } from '../settlements/sellers';
import {
  lineDifferenceShape,
  orderPaymentShape,
  orderRevisionShape,
  revisionDifferenceShape,
  settlementLineShape,
  settlementOfOrder,
  settlementShape,
} from '../settlements/settlementShape';
import {
  animalsToRecord,
  cutWeightsShape,
  packagedWeightShape,
  proposalOfAnimal,
  weighingShape,
  weightsOfAnimal,
  weightsOfClaim,
  weightWarningShape,
} from '../settlements/weighingShape';
import { openPlantSql, plantDayShape, plantShape, slotOfAnimal, slotsOfProcessor } from '../slots/slotShape';
import { apiTokenShape, tokensOfUser } from '../tokens/ApiToken';
import { everyFailedWebhook } from '../webhooks/loadWebhooks';

const operators = (name: keyof Operator) => sql`${bind(({ context }) => context.config.operator[name])}::text`;

/** The record with the id of the argument `id`, if the viewer may know it. */
const byId = (isKnownRow: (row: Row) => Sql, path?: string) =>
  one((row, _, args) => sql`${row}.id = ${args(({ id }) => idNumber(id, path))} and ${isKnownRow(row)}`);

const queryShape: Shape = {
  fields: {
    viewer: one((user) => sql`${user}.id = ${viewerId}`),
    ranchers: same(list('ranchers', ranchesAround, { computed: ['distanceMiles'], addViewerArgs: withViewer })),
    rancher: same(
      one((ranch, _, args) => sql`${ranch}.id = ${args(({ id }) => idNumber(id))} and ${isKnown(ranch)}`, {
        check: (context, { id }, hasOpenFields) => requireScopeFor(idNumber(id), context, hasOpenFields),
        sharedView: {
          id: ({ id }) => idNumber(id),
          isVisible: isApproved,
          appliesTo: ({ viewer }, { id }) => viewer === null || !mayEdit({ id: idNumber(id) }, viewer),
        },
      }),
    ),
    order: byId((order) => sql`${actorSql(order)} is not null`),
    animal: byId(isKnownAnimal),
    claim: byId(isKnownClaim),
    conversation: byId((conversation) => sql`${sideSql(conversation)} is not null`, 'conversationId'),
    conversations: list('conversations', ownConversations),
    doors: many(isOpenDoor, (door) => sql`(select ranch_name from ranchers where id = ${door}.rancher_id), ${door}.id`),
    recalls: many(isKnownRecall, newestRecall),
    recall: byId(isKnownRecall),
    door: byId(isOpenDoor),
    plant: one((plant) => sql`${plant}.id = ${openPlantSql}`),
    timeZone: value(() => sql`${bind(({ context }) => context.config.timeZone)}::text`),
    operator: madeOf(
      () => sql`(select ${operators('name')} as name, ${operators('address')} as address,
      ${operators('email')} as email, ${operators('securityEmail')} as security_email)`,
    ),
    admin: sameRow(),
  },
};

const adminShape: Shape = {
  fields: {
    ranchers: list('ranchers', everyRanch),
    orders: list('orders', everyOrder),
    customers: list('users', (_, args) => everyCustomer(args)),
    customer: byId((user) => sql`${user}.user_type = 'CUSTOMER'`),
    cases: list('cases', (_, args) => everyCase(args)),
    hiddenReviews: list('reviews', (_, args) => everyHiddenReview(args)),
    paymentRequests: list('commission_transactions', (_, args) => everyOpenRequest(args)),
    lateOrders: list('orders', (_, args) => everyLateOrder(args)),
    overdueCommissions: list('overdue_commissions', (_, args) => everyOverdueCommission(args)),
    failedMails: list('mails', (_, args) => everyFailedMail(args)),
    // Only their counts are compiled: no shape describes their rows.
    failedWebhooks: list('webhooks', (_, args) => everyFailedWebhook(args)),
  },
};

/** Adds the fields that other nouns describe of a type. */
const withFields = (shape: Shape, ...others: Fields[]): Shape => ({
  ...shape,
  fields: Object.assign({}, shape.fields, ...others),
});

/** The types that compiled reads support, by name. Each shape is defined next to its model. */
export const shapes: Record<string, Shape> = {
  Query: queryShape,
  Admin: adminShape,
  User: withFields(userShape, conversationsOfUser, favoritesOfUser, ordersOfUser, tokensOfUser),
  SecondFactor: secondFactorShape,
  Passkey: passkeyShape,
  ApiToken: apiTokenShape,
  Helper: helperShape,
  HelperInvitation: helperInvitationShape,
  AcceptedTerms: {},
  Operator: {},
  EmailChange: emailChangeShape,
  Favorite: favoriteShape,
  Rancher: withFields(
    rancherShape,
    animalsOfRancher,
    claimsOfRancher,
    costsOfRancher,
    doorsOfRanch,
    animalsToRecord,
    favoritesOfRanch,
    helpersOfRanch,
    ordersOfRancher,
    processorsOfRancher,
    receivablesOfRanch,
    reviewsOfRanch,
  ),
  Contact: contactShape,
  SocialMedia: socialMediaShape,
  RanchPhoto: ranchPhotoShape,
  Product: productShape,
  CustomProduct: customProductShape,
  BeefBox: beefBoxShape,
  SelectCut: selectCutShape,
  ProductVariant: productVariantShape,
  Order: withFields(
    orderShape,
    claimsOfOrder,
    complaintsOfOrder,
    conversationsOfOrder,
    nextStatusesOfOrder,
    recallsOfOrder,
    cancellationOfOrder,
    reviewsOfOrder,
    settlementOfOrder,
  ),
  OrderCustomer: orderCustomerShape,
  OrderItem: orderItemShape,
  OrderStatusUpdate: orderStatusUpdateShape,
  OrderCounts: orderCountsShape,
  CancelTerms: {},
  OrderCancellation: {},
  Processor: withFields(processorShape, slotsOfProcessor),
  Animal: withFields(animalShape, proposalOfAnimal, sheetsOfAnimal, slotOfAnimal, weightsOfAnimal),
  NextHarvest: nextHarvestShape,
  TrueCost: trueCostShape,
  Offer: offerShape,
  OfferAnimal: offerAnimalShape,
  CentsRange: rangeShape,
  CubicFeetRange: rangeShape,
  PoundRange: rangeShape,
  PackagedYield: rangeShape,
  AnimalPlace: animalPlaceShape,
  Claim: withFields(claimShape, sheetOfClaim, weightsOfClaim),
  LivePurchase: livePurchaseShape,
  ShareOffer: shareOfferShape,
  ClaimLine: claimLineShape,
  CutSheet: sheetShape,
  CutSheetProposal: cutSheetProposalShape,
  CutLine: cutLineShape,
  Door: doorShape,
  DoorAnimal: withFields(doorAnimalShape, proposalOfAnimal),
  ProposedWeights: weighingShape,
  DoorSheet: doorSheetShape,
  DoorOwner: doorOwnerShape,
  Plant: plantShape,
  PlantDay: plantDayShape,
  PlantRanch: {},
  SlotBooking: {},
  KillDay: {},
  Mail: mailShape,
  OverdueCommission: overdueCommissionShape,
  Conversation: conversationShape,
  ConversationCustomer: conversationCustomerShape,
  Message: messageShape,
  MessagePhoto: messagePhotoShape,
  MessageReport: messageReportShape,
  Case: caseShape,
  Complaint: complaintShape,
  ComplaintEntry: complaintEntryShape,
  Recall: recallShape,
  RecallShare: recallShareShape,
  RecallScope: {},
  Review: reviewShape,
  ReviewReport: reviewReportShape,
  Settlement: settlementShape,
  OrderRevision: orderRevisionShape,
  SettlementLine: settlementLineShape,
  RevisionDifference: revisionDifferenceShape,
  LineDifference: lineDifferenceShape,
  OrderPayment: withFields(orderPaymentShape, complaintOfPayment),
  Seller: sellerShape,
  Weighing: weighingShape,
  PackagedWeight: packagedWeightShape,
  CutWeights: cutWeightsShape,
  WeightWarning: weightWarningShape,
  ReceivableFigures: receivableFiguresShape,
  ReceivableStep: {},
  MonthSales: {},
  CustomerPlace: {},
  Commission: commissionShape,
  RanchDiscounts: {},
  AgreementAcceptance: agreementShape,
  CommissionTransaction: commissionTransactionShape,
};
