import { INSPECTION } from '../../../rules/herd/inspection';
import { PRICING_MODEL } from '../../../rules/words/vocabulary';
import { billOfSalePdf, type LiveSale } from '../../documents/billOfSalePdf';
import { notFound } from '../../errors';
import { type Columns, csv, dollarCell, table, textCell } from '../present/csv';
import { fileView } from '../present/view';
import { seesOrders } from '../read/RestRequest';
import { row } from '../row';
import { cutSheetOfShare, cutSheetsOfAnimal, cutSheetsOfDoor } from './cutSheetFiles';
import * as cuts from './cutSheets.generated';
import type { Rest_animalLineFragment as Animal, Rest_billOfSaleFragment as Claim } from './herd.generated';
import * as herd from './herd.generated';
import { labelsOfShare } from './labelFiles';
import * as labels from './labels.generated';
import { invoice, receipt, receivableTable } from './orderPapers';
import type { Rest_recallFragment as Recall, Rest_recallShareFragment as RecallShare } from './recalls.generated';
import * as recalls from './recalls.generated';
import * as settlements from './settlements.generated';

const COLUMNS: Columns<Animal> = {
  Animal: ({ id }) => id,
  Tag: ({ tag }) => textCell(tag),
  Stage: ({ stage }) => stage,
  Breed: ({ breed }) => breed,
  Born: ({ bornOn }) => bornOn?.slice(0, 7),
  Finish: ({ finish }) => finish,
  Processor: ({ processor }) => processor?.name,
  Inspection: ({ inspection }) => inspection,
  'Hanging Pounds From': ({ expectedHangingWeight: weight }) => weight?.from,
  'Hanging Pounds To': ({ expectedHangingWeight: weight }) => weight?.to,
  Pricing: ({ pricing }) => pricing,
  'Price of a Quarter': ({ price, pricing }) => (isFlat(pricing) ? dollarCell(price) : null),
  'Price per Pound': ({ pricePerPound, pricing }) => (isFlat(pricing) ? null : dollarCell(pricePerPound)),
  'Deposit per Quarter': ({ depositPerQuarter }) => dollarCell(depositPerQuarter),
  Harvest: ({ harvestDate, harvestWords }) => harvestDate ?? harvestWords,
  'Cut Sheets Due': ({ cutSheetsDue }) => cutSheetsDue,
  'Cut Sheets': ({ cutSheets }) => cutSheets.map(({ sides, state }) => `${sides.join(' and ')}: ${state}`).join(', '),
  'Ready From': ({ readyFrom }) => readyFrom,
  'Quarters Left': ({ quartersLeft }) => quartersLeft,
  'Yield Percent From': ({ packagedYield }) => packagedYield.from,
  'Yield Percent To': ({ packagedYield }) => packagedYield.to,
  'Price of a Half': ({ halfPrice }) => halfPrice && dollarCell(halfPrice),
  'Price of a Whole': ({ wholePrice }) => wholePrice && dollarCell(wholePrice),
};

/** REST has words for the values of enums. */
const isFlat = (pricing: string) => PRICING_MODEL.fromLabel(pricing) === 'FLAT';

const animalTable = table('animals.csv', 'A line for each animal; amounts in dollars.', COLUMNS);

const SHARES: Record<number, string> = { 1: 'A quarter of the animal', 2: 'Half of the animal', 4: 'The whole animal' };

/** The bill of sale of a share. There's none until the family has bought the live animal. Errors: NOT_FOUND. */
const billOfSale = fileView<Claim>('application/pdf', 'A document of one page.', async (claim) => ({
  name: `bill-of-sale-${claim.id}.pdf`,
  body: await billOfSalePdf(saleOf(claim)),
}));

function saleOf({ order, animal, livePurchase, quarters, ...claim }: Claim): LiveSale {
  const { confirmedAt, ranchChooses } = livePurchase ?? {};
  const processor = animal?.processor;
  if (!order || !processor || !livePurchase || !confirmedAt) throw notFound('Bill of sale');
  const { ranchName, city, state, contact } = order.rancher;
  return {
    orderId: order.id,
    share: SHARES[quarters] ?? '',
    seller: { ranchName, city, state, name: contact.name },
    buyer: { ...order.customer },
    animal,
    processor: `${processor.name}, ${processor.city}, ${processor.state} (${INSPECTION.label('CUSTOM_EXEMPT').toLowerCase()})`,
    terms: {
      pricing: PRICING_MODEL.fromLabel(claim.pricing ?? '') ?? 'FLAT',
      price: claim.price ?? 0,
      pricePerPound: claim.pricePerPound ?? 0,
      deposit: claim.deposit ?? 0,
    },
    confirmation: { ...livePurchase, confirmedAt, ranchChooses: Boolean(ranchChooses) },
  };
}

const FAMILY_COLUMNS: Columns<RecallShare & { writtenAt: string }> = {
  Tag: ({ tag }) => textCell(tag),
  'Official Tag': ({ eid }) => eid && textCell(eid),
  Ranch: ({ ranchName }) => ranchName,
  Processor: ({ processorName }) => processorName,
  Establishment: ({ establishmentNumber: number }) => number && textCell(number),
  Harvest: ({ harvestDate }) => harvestDate,
  Share: ({ quarters }) => (quarters === null ? 'No share on record' : SHARES[quarters]),
  Order: ({ orderId }) => orderId,
  Family: ({ name, orderId, keptByRanch }) => (orderId ? name : keptByRanch ? 'Kept by the ranch' : null),
  Phone: ({ phone }) => phone && textCell(phone),
  Email: ({ email }) => email,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'Written At': ({ orderId, writtenAt }) => orderId && writtenAt,
  'Read At': ({ readAt }) => readAt,
};

/** Everyone who has beef of recalled animals, for the agency. */
const recallFamilies = fileView<Recall>('text/csv', 'A line for each share.', ({ id, createdAt, shares }) => {
  const cells = shares.map((share) =>
    Object.values(FAMILY_COLUMNS).map((cellOf) => cellOf({ ...share, writtenAt: createdAt })),
  );
  return { name: `recall-${id}-families.csv`, body: csv(Object.keys(FAMILY_COLUMNS), cells) };
});

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
  row('GET /doors/:id/cut-sheets.pdf', cuts.RestDoorToPrintDocument, {
    summary:
      "The sheets of a ranch's animals for the processor whose link is open in the browser, of one harvest day or of all.",
    to: ['PROCESSOR'],
    view: cutSheetsOfDoor,
  }),
  row('GET /claims/:id/labels-4x2.pdf', labels.RestLabels4x2Document, {
    summary: 'Labels of 4 by 2 inches for the boxes and packages of a share; for the family, the ranch and admins.',
    view: labelsOfShare('4x2'),
  }),
  row('GET /claims/:id/labels-5160.pdf', labels.RestLabels5160Document, {
    summary: 'The same labels on sheets of Avery 5160.',
    view: labelsOfShare('5160'),
  }),
  row('GET /recalls/:id/families.csv', recalls.RestRecallFamiliesDocument, {
    summary:
      'Everyone who has beef of the animals of a recall, and who has read it; for the ranch its own families, and admins all.',
    to: ['RANCHER', 'ADMIN'],
    view: recallFamilies,
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
