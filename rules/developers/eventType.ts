import { labels } from '../words/labels';

export type EventType =
  | 'ORDER_PLACED'
  | 'ORDER_STATUS_CHANGED'
  | 'COMMISSION_CHARGED'
  | 'COMMISSION_PAID'
  | 'COMMISSION_CREDITED'
  | 'COMMISSION_PAYMENT_REQUESTED'
  | 'COMMISSION_ADJUSTED'
  | 'ORDER_SETTLED'
  | 'ORDER_PAYMENT_RECORDED'
  | 'ANIMAL_OPENED'
  | 'ANIMAL_WITHDRAWN'
  | 'HARVEST_MOVED'
  | 'SLOT_BOOKED'
  | 'SLOT_FREED'
  | 'CLAIM_MADE'
  | 'CLAIM_MOVED'
  | 'CLAIM_RELEASED'
  | 'SHARE_OFFERED'
  | 'SHARE_OFFER_ENDED'
  | 'LIVE_PURCHASE_CONFIRMED'
  | 'CUT_SHEET_AGREED'
  | 'MESSAGE_SENT'
  | 'REVIEW_WRITTEN'
  | 'COMPLAINT_OPENED'
  | 'COMPLAINT_ANSWERED'
  | 'COMPLAINT_AGREED'
  | 'COMPLAINT_DECIDED'
  | 'COMPLAINT_CLOSED';
export const EVENT_TYPE = labels<EventType>({
  ORDER_PLACED: 'Order placed',
  ORDER_STATUS_CHANGED: 'Order status changed',
  COMMISSION_CHARGED: 'Commission charged',
  COMMISSION_PAID: 'Commission paid',
  COMMISSION_CREDITED: 'Commission credited',
  COMMISSION_PAYMENT_REQUESTED: 'Commission payment requested',
  COMMISSION_ADJUSTED: 'Commission adjusted',
  ORDER_SETTLED: 'Order settled',
  ORDER_PAYMENT_RECORDED: 'Payment of an order recorded',
  ANIMAL_OPENED: 'Animal opened',
  ANIMAL_WITHDRAWN: 'Animal withdrawn',
  HARVEST_MOVED: 'Harvest moved',
  SLOT_BOOKED: 'Slot booked',
  SLOT_FREED: 'Slot freed',
  CLAIM_MADE: 'Share reserved',
  CLAIM_MOVED: 'Share moved',
  CLAIM_RELEASED: 'Share released',
  SHARE_OFFERED: 'Share offered',
  SHARE_OFFER_ENDED: 'Offer of a share ended',
  LIVE_PURCHASE_CONFIRMED: 'Live purchase confirmed',
  CUT_SHEET_AGREED: 'Cut sheet agreed',
  MESSAGE_SENT: 'Message sent',
  REVIEW_WRITTEN: 'Review written',
  COMPLAINT_OPENED: 'Something is wrong',
  COMPLAINT_ANSWERED: 'Complaint answered',
  COMPLAINT_AGREED: 'Complaint agreed',
  COMPLAINT_DECIDED: 'Complaint decided',
  COMPLAINT_CLOSED: 'Complaint closed',
});
