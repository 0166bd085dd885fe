import type { ModelObject } from 'objection';
import type { Inspection } from '../../rules/herd/inspection';
import type { ProductKind } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';

export class Product extends Model {
  static override tableName = 'products';

  declare id: number;
  declare rancherId: number;
  declare kind: ProductKind;
  declare name: string;
  declare description: string;
  declare imageUrl: string | null;
  declare available: boolean;
  /** Null if the ranch doesn't say. */
  declare inspection: Inspection | null;
  /** Per piece, or per pound for a select cut. */
  declare price: number;
  declare weight: number | null;
  declare contents: string[];
  declare cut: string | null;
  declare createdAt: string;
}

export class ProductVariant extends Model {
  static override tableName = 'product_variants';

  declare id: number;
  declare productId: number;
  declare name: string;
  declare price: number;
  declare size: string | null;
  declare weight: number | null;
}

export type ProductRow = ModelObject<Product>;
export type ProductVariantRow = ModelObject<ProductVariant>;
