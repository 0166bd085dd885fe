import type { ModelObject } from 'objection';
import type { Inspection } from '../../rules/herd/inspection';
import type { ProcessorPayer } from '../../rules/herd/processorPayer';
import { Model } from '../database/Model';
import type { Shape } from '../database/reading/shape';

export class Processor extends Model {
  static override tableName = 'processors';

  declare id: number;
  declare rancherId: number;
  declare name: string;
  declare city: string;
  declare state: string;
  declare zipCode: string;
  declare inspection: Inspection;
  declare establishmentNumber: string | null;
  /** For a whole animal. */
  declare killFee: number;
  /** For a pound of hanging weight. */
  declare cutAndWrapPerPound: number;
  declare payer: ProcessorPayer;
  declare createdAt: string;
  declare updatedAt: string;
}

export type ProcessorRow = ModelObject<Processor>;

export const processorShape: Shape = { table: 'processors' };
