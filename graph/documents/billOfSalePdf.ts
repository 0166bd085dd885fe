import { choiceOfAnimal } from '../../rules/herd/livePurchase';
import { type Cents, formatCents } from '../../rules/money/money';
import { longDay } from '../../rules/time/days';
import { timeZoneLabel } from '../../rules/time/timeZone';
import { BRAND } from '../../rules/words/brand';
import type { PricingModel } from '../../rules/words/vocabulary';
import { printPdf } from './printPdf';

/** A share of a live animal that a family bought. */
export interface LiveSale {
  orderId: string;
  share: string;
  seller: { ranchName: string; city: string; state: string; name: string };
  buyer: { name: string; city: string; state: string; zipCode: string };
  animal: {
    tag: string;
    breed: string | null;
    bornOn: string | null;
    harvestDate: string | null;
    harvestWords: string | null;
  };
  processor: string;
  terms: { pricing: PricingModel; price: Cents; pricePerPound: Cents; deposit: Cents };
  confirmation: { text: string; version: string; confirmedAt: string; ranchChooses: boolean; timeZone: string };
}

const COLUMNS = [
  { header: 'What', width: 110 },
  { header: 'As agreed', width: '*' as const },
];

const LINE = '_'.repeat(20);
const SIGNATURES = [
  { header: 'Name', width: '*' as const },
  { header: 'Signature', width: 140 },
  { header: 'Date', width: 140 },
];

export function billOfSalePdf(sale: LiveSale): Promise<Buffer> {
  const { seller, buyer, confirmation, orderId } = sale;
  const title = 'Bill of Sale for a Live Animal';
  const footer = `${BRAND} – ${title}, Order #${orderId}`;
  return printPdf({ title, footer, date: new Date(confirmation.confirmedAt) }, (paper) => {
    paper.title(title);
    paper.paragraph(
      `${seller.ranchName} sells ${buyer.name} a share of a live animal, to be slaughtered for its owners.`,
    );
    paper.table(
      COLUMNS,
      rowsOf(sale).map((cells) => ({ cells })),
    );
    paper.heading('What the buyer confirmed');
    for (const paragraph of confirmation.text.split('\n\n')) paper.paragraph(paragraph);
    paper.paragraph(choiceOfAnimal(confirmation.ranchChooses));
    paper.paragraph(
      `Confirmed by ${buyer.name} on ${BRAND} on ${momentText(confirmation)}. Text version ${confirmation.version}.`,
      { soft: true },
    );
    paper.heading('Signatures');
    paper.table(
      SIGNATURES,
      [`Seller: ${seller.name}`, `Buyer: ${buyer.name}`].map((who) => ({ cells: [who, LINE, LINE] })),
    );
  });
}

function rowsOf({ orderId, share, seller, buyer, animal, processor, terms }: LiveSale): string[][] {
  const home = [buyer.city, buyer.state].filter(Boolean).join(', ');
  const facts = [
    animal.breed,
    animal.bornOn ? `born ${longDay(animal.bornOn).replace(/ \d+,/, '')}` : 'birth month unknown',
  ].filter(Boolean);
  const harvest = animal.harvestDate ? longDay(animal.harvestDate) : (animal.harvestWords ?? 'No date yet');
  return [
    ['Seller', `${seller.ranchName}, ${seller.city}, ${seller.state} (${seller.name})`],
    ['Buyer', [buyer.name, [home, buyer.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    ['Animal', [`Tag ${animal.tag}`, ...facts].join(', ')],
    ['Share', share],
    ['Harvest', harvest],
    ['Price', priceText(terms)],
    ...(terms.deposit > 0 ? [['Deposit', formatCents(terms.deposit)]] : []),
    ['Processor', processor],
    ['Order', `#${orderId}`],
  ];
}

function priceText({ pricing, price, pricePerPound }: LiveSale['terms']): string {
  if (pricing === 'FLAT') return `${formatCents(price)} for the share`;
  return `${formatCents(pricePerPound)} per lb of ${pricing === 'HANGING' ? 'hanging' : 'packaged'} weight`;
}

/** 'November 22, 2026 at 5:24 PM, Central Time (America/Chicago)' */
function momentText({ confirmedAt, timeZone }: LiveSale['confirmation']): string {
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${moment.format(new Date(confirmedAt))}, ${timeZoneLabel(timeZone)}`;
}
