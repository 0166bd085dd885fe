import type { Knex } from 'knex';
import { dutiesOf } from '../../../rules/accounts/duties';
import { COMPLAINT_KIND } from '../../../rules/complaints/complaintWords';
import { formatCents } from '../../../rules/money/money';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { User } from '../../accounts/User';
import { CommissionTransaction } from '../../commissions/CommissionTransaction';
import { Complaint } from '../../complaints/Complaint';
import type { Addressee, Letter } from '../../mail/Letter';
import { DUTY_OF_MAIL } from '../../mail/queueMail';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';

/** The admin's address, or undefined if the mail isn't about a duty of theirs anymore. */
async function readAdmin(
  db: Knex,
  userId: number,
  template: keyof typeof DUTY_OF_MAIL,
): Promise<Addressee | undefined> {
  const user = await User.query(db).findOne({ id: userId, userType: 'ADMIN' });
  if (!user || !dutiesOf(user.adminRole).includes(DUTY_OF_MAIL[template])) return undefined;
  return { name: user.name, address: user.email };
}

export async function paymentRequested(
  db: Knex,
  { transactionId, userId }: { transactionId: number; userId: number },
): Promise<Letter | undefined> {
  const to = await readAdmin(db, userId, 'paymentRequested');
  const request = await CommissionTransaction.query(db).findById(transactionId);
  const read = request && (await ranchWithOwner(db, request.rancherId));
  if (!to || !read) return undefined;
  const { ranch } = read;
  return {
    to,
    subject: `${ranch.ranchName} asks to pay ${formatCents(request.amount)}`,
    paragraphs: [`${ranch.ranchName} sent a payment request. ${BRAND} promises an answer within 1-2 business days.`],
    facts: [
      ['Request', request.description],
      ['Balance', formatCents(Math.max(0, ranch.currentBalance))],
    ],
    link: { label: 'Open the payment requests', path: pathTo('admin', { tab: 'requests' }) },
  };
}

export async function rancherApplied(
  db: Knex,
  { rancherId, userId }: { rancherId: number; userId: number },
): Promise<Letter | undefined> {
  const to = await readAdmin(db, userId, 'rancherApplied');
  const read = await ranchWithOwner(db, rancherId);
  // Another admin may have decided already.
  if (!to || read?.ranch.approval !== 'PENDING') return undefined;
  const { ranch } = read;
  return {
    to,
    subject: `${ranch.ranchName} is waiting for approval`,
    paragraphs: [`A new ranch signed up on ${BRAND} and is waiting for approval.`],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Place', `${ranch.city}, ${ranch.state}`],
    ],
    link: { label: 'Review the application', path: pathTo('admin', { tab: 'pending', ranch: ranch.id }) },
  };
}

/** The letter about a complaint that a family and a ranch didn't settle. */
export async function complaintForTeam(
  db: Knex,
  { complaintId, userId }: { complaintId: number; userId: number },
): Promise<Letter | undefined> {
  const to = await readAdmin(db, userId, 'complaintForTeam');
  const complaint = await Complaint.query(db).findById(complaintId);
  // The sides may have agreed, or another admin may have decided already.
  if (!to || complaint?.waitsFor !== 'PLATFORM') return undefined;
  return {
    to,
    subject: `Order #${complaint.orderId} needs our decision`,
    paragraphs: ["A family and a ranch haven't agreed on what's wrong with an order."],
    facts: [
      ['Order', `#${complaint.orderId}`],
      ['What', COMPLAINT_KIND.label(complaint.kind)],
    ],
    link: { label: 'Open Something Is Wrong', path: pathTo('admin', { tab: 'cases' }) },
  };
}
