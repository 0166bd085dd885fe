import { customerProfileInput } from '../../rules/accounts/customerProfileForm';
import { forgotPasswordForm } from '../../rules/accounts/forgotPasswordForm';
import { loginForm } from '../../rules/accounts/loginForm';
import { registerForm } from '../../rules/accounts/registerForm';
import { resetPasswordInput } from '../../rules/accounts/resetPasswordForm';
import { feedbackForm } from '../../rules/feedbackForm';
import { processorInput } from '../../rules/herd/processorForm';
import { messageForm, questionForm } from '../../rules/messages/messageForm';
import { commissionPaymentInput } from '../../rules/money/commissionPaymentForm';
import { commissionRateForm } from '../../rules/money/commissionRateForm';
import { paymentRequestInput } from '../../rules/money/paymentRequestForm';
import { orderForm } from '../../rules/orders/orderForm';
import { statusForm } from '../../rules/orders/statusForm';
import { beefPricesInput } from '../../rules/products/beefPricesForm';
import { productInput } from '../../rules/products/productForm';
import { registerRancherInput } from '../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../rules/ranches/rancherProfileForm';
import { rejectForm } from '../../rules/ranches/rejectForm';
import { reasonForm } from '../../rules/reasonForm';
import { answerForm, reviewForm } from '../../rules/reviews/reviewForm';
import { weighAnimalInput, weighOrderInput } from '../../rules/settlement/weighForm';
import { message, view } from './present/view';
import { amountInDollars, inDollars } from './read/inDollars';
import { seesFiguresOfRanch, seesOrders } from './read/RestRequest';
import { row } from './row';
import * as accounts from './rows/accounts.generated';
import * as tables from './rows/adminTables.generated';
import * as analytics from './rows/analytics.generated';
import { analyticsFile } from './rows/analyticsFile';
import { billOfSale } from './rows/billOfSale';
import * as commissions from './rows/commissions.generated';
import { blockForm, seenForm } from './rows/conversationForms';
import * as conversations from './rows/conversations.generated';
import { cutSheetOfShare, cutSheetsOfAnimal } from './rows/cutSheetFiles';
import * as cuts from './rows/cutSheets.generated';
import * as feedback from './rows/feedback.generated';
import * as herd from './rows/herd.generated';
import {
  animalsForm,
  cutSheetChangeForm,
  cutSheetForm,
  depositsForm,
  harvestForm,
  livePurchaseForm,
  placeForm,
  proposalForm,
  quartersForm,
  stageForm,
} from './rows/herdForms';
import { animalTable } from './rows/herdTable';
import { invoice, receipt, receivableTable } from './rows/orderPapers';
import * as orders from './rows/orders.generated';
import * as ranchers from './rows/ranchers.generated';
import { application, nearZip, profile } from './rows/ranchRequests';
import * as reviews from './rows/reviews.generated';
import { orderPaymentForm } from './rows/settlementForms';
import * as settlements from './rows/settlements.generated';
import { statementDocument, statementTable } from './rows/statementFiles';
import { allOrderTable, balanceTable, customerTable, orderTable, ranchTable } from './rows/tables';
import {
  animals,
  approval,
  cutSheets,
  paymentRequested,
  processors,
  saved,
  savedIds,
  savedRanches,
  sharesAsked,
} from './rows/views';

/** The part of a summary about the filters and the order of a ranch's orders. */
const NARROWED = 'narrowed by status, orderType, search, from, to and archived, in the order of sort';

/**
 * Every endpoint under /api that runs an operation of the graph, by the tags of the API description. If several paths of a tag
 * match a request, the first one answers.
 */
export const rowsByTag = {
  accounts: [
    row('GET /user', accounts.RestCurrentUserDocument, {
      summary: 'The signed-in person; 401 when signed out.',
      to: ['SIGNED_IN'],
    }),
    row('POST /login', accounts.RestLoginDocument, {
      summary: 'Signs in and sets the session cookie.',
      form: loginForm,
    }),
    row('POST /logout', accounts.RestLogoutDocument, {
      summary: 'Signs out.',
      view: message('You have been successfully logged out.'),
    }),
    row('POST /register', accounts.RestRegisterDocument, {
      summary: 'Makes a customer account.',
      status: 201,
      form: registerForm,
    }),
    row('POST /forgot-password', accounts.RestForgotPasswordDocument, {
      summary: 'Mails a link to set a new password, if the email is registered.',
      form: forgotPasswordForm,
      view: message((sentence) => String(sentence)),
    }),
    row('POST /reset-password', accounts.RestResetPasswordDocument, {
      summary: 'Sets a new password by the token of a mailed link.',
      form: resetPasswordInput,
      view: message('Your password has been reset.'),
    }),
    row('PATCH /user/profile', accounts.RestUpdateProfileDocument, {
      summary: 'Changes the account fields of the signed-in person.',
      form: customerProfileInput,
    }),
    row('GET /admin/customers', accounts.RestCustomersDocument, { summary: 'All customers, newest first.' }),
  ],

  ranchers: [
    row('GET /ranchers', ranchers.RestRanchersDocument, {
      summary: 'Approved ranches, by filter and order.',
      ...nearZip,
    }),
    // This comes before /ranchers/:id, which would read 'profile' as an id.
    row('GET /ranchers/profile', ranchers.RestOwnRancherDocument, {
      summary: "The signed-in rancher's own ranch.",
      to: ['RANCHER'],
    }),
    row('GET /ranchers/:id', ranchers.RestRancherDocument, {
      summary: 'One ranch; commission figures only for its rancher and admins.',
      variables: { figures: seesFiguresOfRanch },
    }),
    row('POST /ranchers', ranchers.RestRegisterRancherDocument, {
      summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
      status: 201,
      form: registerRancherInput,
      body: application,
    }),
    row('PATCH /ranchers/:id', ranchers.RestUpdateRancherProfileDocument, {
      summary: 'Changes the profile of a ranch; prices in cents.',
      form: rancherProfileInput,
      body: profile,
    }),
    row('POST /ranchers/update-prices', ranchers.RestUpdatePricesDocument, {
      summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
      form: beefPricesInput,
    }),
    row('GET /admin/ranchers', ranchers.RestAllRanchersDocument, { summary: 'All ranches in any state.' }),
    row('PUT /ranchers/:id/approve', ranchers.RestApproveRancherDocument, {
      summary: 'Makes a ranch visible to customers.',
      view: approval,
    }),
    row('PUT /admin/ranchers/:id/suspend', ranchers.RestSuspendRancherDocument, {
      summary: 'Hides an approved ranch from customers.',
    }),
    row('PUT /admin/ranchers/:id/reject', ranchers.RestRejectRancherDocument, {
      summary: 'Turns a pending ranch down.',
      form: rejectForm,
    }),
    row('PUT /admin/ranchers/:id/profile', ranchers.RestUpdateAnyRancherProfileDocument, {
      summary: 'Changes the profile of any ranch; prices in cents.',
      to: ['ADMIN'],
      form: rancherProfileInput,
      body: profile,
    }),
  ],

  products: [
    row('POST /rancher-products', ranchers.RestCreateProductDocument, {
      summary: "Adds a product to the signed-in rancher's ranch; price in cents.",
      status: 201,
      form: productInput,
    }),
    row('PUT /rancher-products/:id', ranchers.RestUpdateProductDocument, {
      summary: "Changes a product of the signed-in rancher's ranch; price in cents.",
      form: productInput,
    }),
    row('DELETE /rancher-products/:id', ranchers.RestDeleteProductDocument, {
      summary: "Removes a product of the signed-in rancher's ranch.",
      view: message('Product deleted'),
    }),
  ],

  orders: [
    row('POST /orders', orders.RestPlaceOrderDocument, {
      summary: 'Sends an order request; prices in dollars. Idempotency-Key makes it safe to send again.',
      status: 201,
      form: orderForm,
      body: inDollars('productDetails.[].price', 'shippingFee'),
    }),
    row('POST /orders/:id/status', orders.RestUpdateOrderStatusDocument, {
      summary: "Moves an order along, or calls it off with 'Canceled': as a customer while it is Pending.",
      to: ['CUSTOMER', 'RANCHER', 'ADMIN'],
      form: statusForm,
      variables: { cancels: (_request, { status }) => status === 'CANCELED' },
    }),
    row('GET /orders/customer/:id', orders.RestCustomerOrdersDocument, {
      summary: 'The orders of a customer, newest first; for that customer and admins.',
      to: ['OWNER', 'ADMIN'],
      variables: { own: ({ viewer, id }) => viewer?.id === Number(id) },
    }),
    row('GET /orders/rancher/:id', orders.RestRanchOrdersDocument, {
      summary: `The orders of a ranch, ${NARROWED}; for its rancher and admins.`,
      to: ['OWNER', 'ADMIN'],
    }),
    row('GET /rancher/orders', orders.RestOwnRanchOrdersDocument, {
      summary: `The orders of the signed-in rancher's ranch, ${NARROWED}.`,
      to: ['RANCHER'],
    }),
    row('GET /rancher/orders.csv', orders.RestOrderTableDocument, {
      summary: `The orders of the signed-in rancher's ranch as a table, ${NARROWED}.`,
      to: ['RANCHER'],
      view: orderTable,
    }),
    row('GET /admin/orders', orders.RestAllOrdersDocument, { summary: 'All orders, newest first.' }),
  ],

  herd: [
    row('GET /rancher/processors', herd.RestProcessorsDocument, {
      summary: "The processors of the signed-in rancher's ranch, oldest first.",
      to: ['RANCHER'],
      view: processors,
    }),
    row('POST /rancher/processors', herd.RestCreateProcessorDocument, {
      summary: "Adds a processor to the signed-in rancher's ranch; fees in cents.",
      status: 201,
      form: processorInput,
    }),
    row('PUT /rancher/processors/:id', herd.RestUpdateProcessorDocument, {
      summary: 'Changes a processor; fields that are left out stay.',
      form: processorInput,
    }),
    row('DELETE /rancher/processors/:id', herd.RestDeleteProcessorDocument, {
      summary: 'Removes a processor to which no animal goes.',
      view: message('Processor deleted'),
    }),
    row('GET /rancher/animals', herd.RestOwnAnimalsDocument, {
      summary: "The animals of the signed-in rancher's ranch by their harvest date, narrowed by stages.",
      to: ['RANCHER'],
    }),
    row('GET /rancher/animals.csv', herd.RestAnimalTableDocument, {
      summary: "The animals of the signed-in rancher's ranch as a table, narrowed by stages.",
      to: ['RANCHER'],
      view: animalTable,
    }),
    row('POST /rancher/animals', herd.RestCreateAnimalsDocument, {
      summary: "Adds animals that differ only in their tags to the signed-in rancher's ranch; prices in cents.",
      status: 201,
      form: animalsForm,
      view: animals,
    }),
    row('PUT /rancher/animals/:id', herd.RestUpdateAnimalDocument, {
      summary: 'Changes an animal; fields that are left out stay; prices in cents.',
      form: animalsForm,
    }),
    row('POST /rancher/animals/:id/stage', herd.RestMoveAnimalDocument, {
      summary: 'Moves an animal to another stage.',
      form: stageForm,
    }),
    row('POST /rancher/animals/:id/harvest', herd.RestMoveHarvestDocument, {
      summary: 'Moves the harvest of an animal to another day.',
      form: harvestForm,
    }),
    row('POST /rancher/animals/:id/fill', herd.RestFillFromLineDocument, {
      summary: "Puts shares from the line on an animal, in their order, until one doesn't fit.",
      variables: { orders: seesOrders },
    }),
    row('POST /rancher/animals/:id/keep', herd.RestKeepQuartersDocument, {
      summary: "Keeps quarters of an animal for the ranch's own household.",
      status: 201,
      form: quartersForm,
    }),
    row('POST /rancher/animals/:id/deposits', herd.RestAskForDepositsDocument, {
      summary: 'Asks the families that hold shares of an animal for their deposits by a day.',
      form: depositsForm,
      view: sharesAsked,
      variables: { orders: seesOrders },
    }),
    row('GET /rancher/line', herd.RestLineDocument, {
      summary: "The shares that wait for an animal of the signed-in rancher's ranch, the next one first.",
      to: ['RANCHER'],
      variables: { orders: seesOrders },
    }),
    row('POST /rancher/claims/:id/place', herd.RestPlaceClaimDocument, {
      summary: 'Puts a share on an animal, from the line or from another animal.',
      form: placeForm,
      variables: { orders: seesOrders },
    }),
    row('POST /rancher/claims/:id/return', herd.RestReturnClaimToLineDocument, {
      summary: 'Takes a share off its animal, back to its place in the line.',
      variables: { orders: seesOrders },
    }),
    row('POST /rancher/claims/:id/release', herd.RestReleaseQuartersDocument, {
      summary: 'Gives back quarters that the ranch had kept.',
    }),
    row('POST /rancher/claims/:id/deposit', herd.RestMarkDepositReceivedDocument, {
      summary: 'Records that the deposit of a share came; doing it twice is fine.',
      variables: { orders: seesOrders },
    }),
    row('POST /claims/:id/live-purchase', herd.RestConfirmLivePurchaseDocument, {
      summary: 'Confirms that the signed-in customer buys their share of the live animal; doing it twice is fine.',
      form: livePurchaseForm,
      variables: { orders: seesOrders },
    }),
    row('GET /claims/:id/bill-of-sale.pdf', herd.RestBillOfSaleDocument, {
      summary:
        'The bill of sale for a share of a live animal, once the family has bought it; for the family, the ranch and admins.',
      view: billOfSale,
    }),
    row('GET /claims/:id/cut-sheet', cuts.RestCutSheetOfClaimDocument, {
      summary: 'How the side of a share is cut, and what is proposed; for the family, the ranch and admins.',
    }),
    row('PUT /claims/:id/cut-sheet', cuts.RestProposeCutSheetDocument, {
      summary: 'Chooses how the side of a share is cut, or proposes it to the other who shares the side.',
      form: cutSheetForm,
    }),
    row('POST /claims/:id/cut-sheet/accept', cuts.RestAcceptCutSheetDocument, {
      summary: 'Accepts what the other who shares the side proposes; doing it twice is fine.',
      form: proposalForm,
    }),
    row('GET /claims/:id/cut-sheet.pdf', cuts.RestCutSheetToPrintDocument, {
      summary: 'The same sheet as a document.',
      view: cutSheetOfShare,
      variables: { orders: seesOrders },
    }),
    row('GET /animals/:id/cut-sheets', cuts.RestCutSheetsDocument, {
      summary: 'How the sides of an animal are cut; for its ranch and admins.',
      to: ['RANCHER', 'ADMIN'],
      view: cutSheets,
    }),
    row('PUT /rancher/animals/:id/cut-sheet', cuts.RestChangeCutSheetDocument, {
      summary: 'Changes how a side is cut after the due day, and tells its families why.',
      form: cutSheetChangeForm,
      view: cutSheets,
    }),
    row('GET /animals/:id/cut-sheets.pdf', cuts.RestCutSheetsToPrintDocument, {
      summary: 'The sheets of an animal for its processor, with the owners; for its ranch and admins.',
      to: ['RANCHER', 'ADMIN'],
      view: cutSheetsOfAnimal,
      variables: { orders: seesOrders },
    }),
    row('GET /animals/:id', herd.RestAnimalDocument, {
      summary: 'One animal; others than its ranch and admins see it from Open on.',
    }),
    row('GET /ranchers/:id/animals', herd.RestRanchAnimalsDocument, {
      summary: 'The animals of a ranch by their harvest date; others than the ranch and admins see those from Open on.',
    }),
  ],
  settlements: [
    row('GET /orders/:id/settlement', settlements.RestSettlementDocument, {
      summary: 'What an order costs, its revisions and its payments, in cents; for its family, its ranch and admins.',
    }),
    row('POST /rancher/orders/:id/weigh', settlements.RestWeighOrderDocument, {
      summary:
        "Records weights of an order's own lines, and other charges and discounts in cents, and settles the order.",
      form: weighOrderInput,
    }),
    row('POST /rancher/animals/:id/weigh', settlements.RestWeighAnimalDocument, {
      summary: 'Records what an animal and the packages of its shares weigh, and settles its orders.',
      form: weighAnimalInput,
      variables: { orders: seesOrders },
    }),
    row('POST /rancher/orders/:id/payments', settlements.RestRecordOrderPaymentDocument, {
      summary: 'Records money from a family, or given back, in cents. Idempotency-Key makes it safe to send again.',
      status: 201,
      form: orderPaymentForm,
    }),
    row('POST /rancher/orders/:id/remind', settlements.RestRemindOfBalanceDocument, {
      summary: 'Mails the family what is due, once a day at most.',
      view: message('Reminder sent'),
    }),
    row('GET /rancher/receivables', settlements.RestReceivablesDocument, {
      summary: "Orders whose families owe the signed-in rancher's ranch something, the longest due first; in cents.",
      to: ['RANCHER'],
    }),
    row('GET /rancher/receivables.csv', settlements.RestReceivableTableDocument, {
      summary: "Orders whose families owe the signed-in rancher's ranch something, as a table.",
      to: ['RANCHER'],
      view: receivableTable,
    }),
    row('GET /orders/:id/invoice.pdf', settlements.RestInvoiceDocument, {
      summary: 'The invoice of an order, once it is weighed; for its family, its ranch and admins.',
      view: invoice,
    }),
    row('GET /order-payments/:id/receipt.pdf', settlements.RestReceiptDocument, {
      summary: 'The receipt of a payment; for its family, its ranch and admins.',
      view: receipt,
    }),
  ],
  conversations: [
    row('GET /conversations', conversations.RestConversationsDocument, {
      summary: "The signed-in person's conversations, the one with the latest message first.",
      variables: { orders: seesOrders },
    }),
    row('GET /conversations/:id', conversations.RestConversationDocument, {
      summary: 'One conversation of the signed-in person.',
      variables: { orders: seesOrders },
    }),
    row('GET /conversations/:id/messages', conversations.RestMessagesDocument, {
      summary: 'The messages of a conversation, newest first.',
    }),
    row('POST /conversations/:id/messages', conversations.RestSendMessageDocument, {
      summary: 'Sends a message to the other side.',
      status: 201,
      form: messageForm,
    }),
    row('POST /conversations/:id/seen', conversations.RestMarkConversationSeenDocument, {
      summary: "Marks the other side's messages as seen, up to the newest one that was shown.",
      form: seenForm,
      variables: { orders: seesOrders },
    }),
    row('POST /conversations/:id/block', conversations.RestBlockConversationDocument, {
      summary: 'Blocks the other side, or takes that back.',
      form: blockForm,
      variables: { orders: seesOrders },
    }),
    row('POST /ranchers/:id/questions', conversations.RestAskRanchDocument, {
      summary: 'Asks a ranch a question before an order.',
      status: 201,
      form: questionForm,
      variables: { orders: seesOrders },
    }),
    row('POST /messages/:id/reports', conversations.RestReportMessageDocument, {
      summary: 'Reports a message of the other side to the platform team.',
      status: 201,
      form: reasonForm,
    }),
  ],

  reviews: [
    row('GET /ranchers/:id/reviews', reviews.RestReviewsDocument, {
      summary: 'What families said of their orders from a ranch, in the order of sort.',
    }),
    row('POST /orders/:id/review', reviews.RestWriteReviewDocument, {
      summary: 'Reviews a fulfilled order of the signed-in customer; weights in pounds.',
      status: 201,
      form: reviewForm,
    }),
    row('PUT /reviews/:id', reviews.RestEditReviewDocument, {
      summary: 'Replaces what a review of the signed-in customer says.',
      form: reviewForm,
    }),
    row('DELETE /reviews/:id', reviews.RestDeleteReviewDocument, {
      summary: 'Deletes a review of the signed-in customer.',
      view: message('Review deleted'),
    }),
    row('POST /reviews/:id/answer', reviews.RestAnswerReviewDocument, {
      summary: "Answers a review of the signed-in rancher's ranch, once.",
      form: answerForm,
    }),
    row('POST /reviews/:id/report', reviews.RestReportReviewDocument, {
      summary: 'Reports a review to the platform team.',
      form: reasonForm,
      view: message('Thank you. We look at every report.'),
    }),
    row('GET /admin/reviews', reviews.RestReportedReviewsDocument, {
      summary: 'Reviews that were reported and wait for a decision, or with hidden=true those that are hidden.',
    }),
    row('PUT /admin/reviews/:id/hide', reviews.RestHideReviewDocument, {
      summary: 'Hides a review; its author gets the reason by mail.',
      form: reasonForm,
    }),
    row('PUT /admin/reviews/:id/show', reviews.RestShowReviewDocument, { summary: 'Shows a hidden review again.' }),
    row('PUT /admin/reviews/:id/dismiss', reviews.RestDismissReviewReportsDocument, {
      summary: 'Closes the reports of a review, which stays as it is.',
    }),
  ],

  commissions: [
    row('GET /commissions/rancher/:id', commissions.RestCommissionsDocument, {
      summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
      to: ['OWNER', 'ADMIN'],
    }),
    row('POST /ranchers/:id/request-payment', commissions.RestRequestPaymentDocument, {
      summary:
        'Tells the platform team that the ranch wants to pay commission; amount in dollars. Idempotency-Key makes it safe to send again.',
      status: 201,
      to: ['OWNER'],
      form: paymentRequestInput,
      body: amountInDollars,
      view: paymentRequested,
    }),
    row('POST /admin/ranchers/:id/payment', commissions.RestRecordPaymentDocument, {
      summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
      status: 201,
      form: commissionPaymentInput,
    }),
    row('POST /admin/ranchers/:id/commission-rate', commissions.RestSetCommissionRateDocument, {
      summary: 'Sets the commission rate in percent for orders placed from now on.',
      form: commissionRateForm,
    }),
    row('GET /ranchers/:id/statement.csv', commissions.RestStatementCsvDocument, {
      summary: 'The commission statement of a month (month=2026-11) as a table; for its rancher and admins.',
      to: ['OWNER', 'ADMIN'],
      view: statementTable,
    }),
    row('GET /ranchers/:id/statement.pdf', commissions.RestStatementPdfDocument, {
      summary: 'The commission statement of a month (month=2026-11) as a document; for its rancher and admins.',
      to: ['OWNER', 'ADMIN'],
      view: statementDocument,
    }),
  ],

  favorites: [
    row('GET /favorites', ranchers.RestFavoritesDocument, {
      summary: 'The saved ranches, newest first.',
      to: ['SIGNED_IN'],
      view: savedRanches,
    }),
    row('GET /favorites/ids', ranchers.RestFavoriteIdsDocument, {
      summary: 'The ids of the saved ranches.',
      to: ['SIGNED_IN'],
      view: savedIds,
    }),
    row('GET /favorites/check/:id', ranchers.RestIsFavoriteDocument, {
      summary: 'Whether a ranch is saved.',
      view: view(null),
    }),
    row('POST /favorites/:id', ranchers.RestAddFavoriteDocument, {
      summary: 'Saves a ranch; saving twice is fine.',
      status: 201,
      view: saved,
    }),
    row('DELETE /favorites/:id', ranchers.RestRemoveFavoriteDocument, {
      summary: 'Removes a saved ranch; removing twice is fine.',
      view: saved,
    }),
  ],

  feedback: [
    row('POST /feedback', feedback.RestSubmitFeedbackDocument, {
      summary: 'Sends feedback to the platform team.',
      status: 201,
      form: feedbackForm,
      view: message('Thank you for your feedback.'),
    }),
  ],

  analytics: [
    row('GET /admin/analytics.csv', analytics.RestAnalyticsDocument, {
      summary:
        'The figures of the business from one moment to before another (from=2026-01-01&to=2026-04-01) as a table.',
      view: analyticsFile,
    }),
  ],

  tables: [
    row('GET /admin/ranchers.csv', tables.RestRancherTableDocument, {
      summary: 'All ranches as a table, narrowed and sorted as the list of admins.',
      view: ranchTable,
    }),
    row('GET /admin/balances.csv', tables.RestBalanceTableDocument, {
      summary: 'What each ranch owes now as a table, narrowed and sorted as the list of admins.',
      view: balanceTable,
    }),
    row('GET /admin/orders.csv', tables.RestAllOrderTableDocument, {
      summary: 'All orders as a table, narrowed and sorted as the list of admins.',
      view: allOrderTable,
    }),
    row('GET /admin/customers.csv', tables.RestCustomerTableDocument, {
      summary: 'All customers as a table, narrowed and sorted as the list of admins.',
      view: customerTable,
    }),
  ],
};

export const rows = Object.values(rowsByTag).flat();
