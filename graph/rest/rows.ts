import { customerProfileInput } from '../../rules/accounts/customerProfileForm';
import { forgotPasswordForm } from '../../rules/accounts/forgotPasswordForm';
import { loginForm } from '../../rules/accounts/loginForm';
import { registerForm } from '../../rules/accounts/registerForm';
import { resetPasswordInput } from '../../rules/accounts/resetPasswordForm';
import { feedbackForm } from '../../rules/feedbackForm';
import { commissionPaymentInput } from '../../rules/money/commissionPaymentForm';
import { commissionRateForm } from '../../rules/money/commissionRateForm';
import { paymentRequestInput } from '../../rules/money/paymentRequestForm';
import { orderForm } from '../../rules/orders/orderForm';
import { statusForm } from '../../rules/orders/statusForm';
import { productInput } from '../../rules/products/productForm';
import { message, view } from './present/view';
import { amountInDollars, inDollars } from './read/inDollars';
import { row } from './row';
import * as accounts from './rows/accounts.generated';
import * as tables from './rows/adminTables.generated';
import * as analytics from './rows/analytics.generated';
import { analyticsFile } from './rows/analyticsFile';
import * as commissions from './rows/commissions.generated';
import * as feedback from './rows/feedback.generated';
import * as orders from './rows/orders.generated';
import { paperRows } from './rows/paperRows';
import { rancherRows } from './rows/rancherRows';
import * as ranchers from './rows/ranchers.generated';
import { statementDocument, statementTable } from './rows/statementFiles';
import { allOrderTable, balanceTable, customerTable, orderTable, ranchTable } from './rows/tables';
import { paymentRequested, saved, savedIds, savedRanches } from './rows/views';

/** The part of a summary about the filters and the order of a ranch's orders. */
const NARROWED =
  'narrowed by status, orderType, search, from, to, shippingMethod, handoverDay, animalId, unpaid and archived, in the order of sort';

/** Every endpoint under /api that runs an operation, by the tags of the description. The first match answers. */
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

  ranchers: rancherRows,

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

  papers: paperRows,

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
      summary: 'Saves a ranch; saving it again changes nothing.',
      status: 201,
      view: saved,
    }),
    row('DELETE /favorites/:id', ranchers.RestRemoveFavoriteDocument, {
      summary: 'Removes a saved ranch; removing it again changes nothing.',
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
