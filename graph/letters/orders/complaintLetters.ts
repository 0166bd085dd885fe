import type { Knex } from 'knex';
import { MAKE_GOOD_DAYS } from '../../../rules/complaints/complaintState';
import { stepText } from '../../../rules/complaints/complaintText';
import { COMPLAINT_KIND, type OrderSide } from '../../../rules/complaints/complaintWords';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { Complaint, ComplaintEntry } from '../../complaints/Complaint';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';

type ComplaintRef = { orderId: number; complaintId: number; side: OrderSide };

async function readComplaint(db: Knex, { orderId, complaintId, side }: ComplaintRef) {
  const read = await readOrder(db, orderId);
  const complaint = await Complaint.query(db).findById(complaintId);
  if (!read || !complaint) return undefined;
  const { ranch, owner, customer, order } = read;
  const isFamily = side === 'CUSTOMER';
  return {
    complaint,
    names: { RANCH: ranch.ranchName, CUSTOMER: order.customerName, PLATFORM: BRAND },
    to: isFamily ? customer : owner,
    facts: [
      ['Order', `#${orderId}`],
      ['What', COMPLAINT_KIND.label(complaint.kind)],
    ] satisfies Letter['facts'],
    link: {
      label: isFamily ? 'See what was said' : 'Read and answer',
      path: pathTo(isFamily ? 'customerOrders' : 'rancherOrders', { wrong: orderId }),
    },
  };
}

/** Tells a side of a step that it didn't take itself. Undefined if it has acted since. */
export async function complaintNews(
  db: Knex,
  { entryId, ...ref }: ComplaintRef & { entryId: number },
): Promise<Letter | undefined> {
  const read = await readComplaint(db, ref);
  const entry = await ComplaintEntry.query(db).findById(entryId);
  const acted = await ComplaintEntry.query(db)
    .where({ complaintId: ref.complaintId, side: ref.side })
    .where('id', '>', entryId)
    .first();
  if (!read || !entry || acted) return undefined;
  const { complaint, names, ...letter } = read;
  const by = names[entry.side];
  return {
    ...letter,
    subject: `Order #${ref.orderId}: ${by} ${stepText(entry)}`,
    paragraphs: [`${by} ${stepText(entry)}.`, ...nextOf(complaint, ref.side)],
  };
}

function nextOf({ state, waitsFor, remedy }: Complaint, side: OrderSide): string[] {
  if (state === 'CLOSED') return [];
  if (waitsFor === 'PLATFORM') return ['Our team will decide. You can still agree until then.'];
  if (waitsFor !== side) return [];
  if (state === 'OPEN' || state === 'ANSWERED') return ['Please answer within 3 days. After that our team decides.'];
  const how =
    remedy === 'PART_BACK' ? 'Give the money back as you agree with the family, and record the refund' : 'Replace it';
  return [`${how} within ${MAKE_GOOD_DAYS} days.`];
}

/** Reminds a side that a day is left. Undefined if it has acted since. */
export async function complaintDue(db: Knex, ref: ComplaintRef): Promise<Letter | undefined> {
  const read = await readComplaint(db, ref);
  if (!read || read.complaint.waitsFor !== ref.side) return undefined;
  const { complaint, names, ...letter } = read;
  const other = names[ref.side === 'RANCH' ? 'CUSTOMER' : 'RANCH'];
  const isOpen = complaint.state === 'OPEN' || complaint.state === 'ANSWERED';
  return {
    ...letter,
    subject: `Order #${ref.orderId}: ${other} is waiting for you`,
    paragraphs: [
      isOpen
        ? `${other} is waiting for your answer. You have a day left. After that our team decides.`
        : `You haven't recorded what you owe ${other} for this order. You have a day left. After that our team looks into it.`,
    ],
  };
}
