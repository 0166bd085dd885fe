import { seesOrders } from '../read/RestRequest';
import { row } from '../row';
import { billOfSale } from './billOfSale';
import { cutSheetOfShare, cutSheetsOfAnimal } from './cutSheetFiles';
import * as cuts from './cutSheets.generated';
import * as herd from './herd.generated';
import { animalTable } from './herdTable';
import { invoice, receipt, receivableTable } from './orderPapers';
import * as settlements from './settlements.generated';

/** What families, ranches and processors print or put in a spreadsheet: of animals, shares and payments. */
export const paperRows = [
  row('GET /rancher/animals.csv', herd.RestAnimalTableDocument, {
    summary: "The animals of the signed-in rancher's ranch as a table, narrowed by stages.",
    to: ['RANCHER'],
    view: animalTable,
  }),
  row('GET /claims/:id/bill-of-sale.pdf', herd.RestBillOfSaleDocument, {
    summary:
      'The bill of sale for a share of a live animal, after the family has bought it; for the family, the ranch and admins.',
    view: billOfSale,
  }),
  row('GET /claims/:id/cut-sheet.pdf', cuts.RestCutSheetToPrintDocument, {
    summary: 'How the side of a share is cut; for the family, the ranch and admins.',
    view: cutSheetOfShare,
    variables: { orders: seesOrders },
  }),
  row('GET /animals/:id/cut-sheets.pdf', cuts.RestCutSheetsToPrintDocument, {
    summary: 'The sheets of an animal for its processor, with the owners; for its ranch and admins.',
    to: ['RANCHER', 'ADMIN'],
    view: cutSheetsOfAnimal,
    variables: { orders: seesOrders },
  }),
  row('GET /rancher/receivables.csv', settlements.RestReceivableTableDocument, {
    summary: "Orders whose families owe the signed-in rancher's ranch something, as a table.",
    to: ['RANCHER'],
    view: receivableTable,
  }),
  row('GET /orders/:id/invoice.pdf', settlements.RestInvoiceDocument, {
    summary:
      'The invoice of an order, after it is weighed, or that of a revision as it was issued; for its family, its ranch and admins.',
    view: invoice,
  }),
  row('GET /order-payments/:id/receipt.pdf', settlements.RestReceiptDocument, {
    summary: 'The receipt of a payment; for its family, its ranch and admins.',
    view: receipt,
  }),
];
