import type { ModelObject } from 'objection';
import type {
  ComplaintKind,
  ComplaintState,
  ComplaintStep,
  OrderParty,
  OrderSide,
  Remedy,
} from '../../rules/complaints/complaintWords';
import { Model } from '../database/Model';

export class Complaint extends Model {
  static override tableName = 'complaints';

  declare id: number;
  declare orderId: number;
  declare side: OrderSide;
  declare kind: ComplaintKind;
  declare state: ComplaintState;
  declare waitsFor: OrderParty | null;
  declare waitingSince: string;
  declare dueAt: string | null;
  /** When the side that it waits for was reminded. Null once it waits for another one. */
  declare remindedAt: string | null;
  declare remedy: Remedy | null;
  declare amount: number | null;
  declare createdAt: string;
  declare closedAt: string | null;
}

export class ComplaintEntry extends Model {
  static override tableName = 'complaint_entries';

  declare id: number;
  declare complaintId: number;
  declare side: OrderParty;
  declare authorId: number | null;
  declare step: ComplaintStep;
  declare text: string;
  declare remedy: Remedy | null;
  declare amount: number | null;
  declare createdAt: string;
}

export type ComplaintEntryRow = ModelObject<ComplaintEntry>;
