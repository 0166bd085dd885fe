import type { ModelObject } from 'objection';
import { type CutSheet, STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';
import type { Inspection } from '../../rules/herd/inspection';
import type { ProcessorPayer } from '../../rules/herd/processorPayer';
import { Model } from '../database/Model';
import { type Fields, many, type Shape, value } from '../database/reading/shape';
import { quoted, sql } from '../database/reading/sql';
import { linesOf } from './cutLineShape';

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
  /** Per whole animal. Null if the ranch doesn't know it. */
  declare killFee: number | null;
  /** Per pound of hanging weight. Null if the ranch doesn't know it. */
  declare cutAndWrapPerPound: number | null;
  declare payer: ProcessorPayer;
  /** The ranch's choices for a side whose families haven't agreed. Null for the default choices. */
  declare standardCutSheet: CutSheet | null;
  /** The plant that publishes its slots to the ranch. */
  declare plantId: number | null;
  declare createdAt: string;
  declare updatedAt: string;
}

export type ProcessorRow = ModelObject<Processor>;

const DEFAULT_SHEET = `${quoted(JSON.stringify(STANDARD_CUT_SHEET))}::jsonb`;

export const processorShape: Shape = {
  table: 'processors',
  fields: {
    standardCutSheet: linesOf((processor) => sql`coalesce(${processor}.standard_cut_sheet, ${DEFAULT_SHEET})`),
    standardCutSheetNotes: value((processor) => sql`(${processor}.standard_cut_sheet ->> 'notes')`),
  },
};

export const processorsOfRancher: Fields = {
  processors: many((processor, ranch) => sql`${processor}.rancher_id = ${ranch}.id`),
};
