import { INSPECTION } from '../../../rules/herd/inspection';
import { PRICING_MODEL } from '../../../rules/words/vocabulary';
import { billOfSalePdf, type LiveSale } from '../../documents/billOfSalePdf';
import { notFound } from '../../errors';
import { fileView } from '../present/view';
import type { Rest_billOfSaleFragment as Claim } from './herd.generated';

const SHARES: Record<number, string> = { 1: 'A quarter of the animal', 2: 'Half of the animal', 4: 'The whole animal' };

/** The bill of sale of a share. There's none until the family has bought the live animal. Errors: NOT_FOUND. */
export const billOfSale = fileView<Claim>('application/pdf', 'A document of one page.', async (claim) => ({
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
