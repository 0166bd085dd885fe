import { column, many, type Shape, same, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

export const productShape: Shape = {
  table: 'products',
  changesBy: 'parent',
  types: { column: 'kind', byValue: { CUSTOM: 'CustomProduct', BEEF_BOX: 'BeefBox', SELECT_CUT: 'SelectCut' } },
};

export const customProductShape: Shape = {
  table: 'products',
  changesBy: 'parent',
  fields: { variants: same(many((variant, product) => sql`${variant}.product_id = ${product}.id`)) },
};

export const beefBoxShape: Shape = { table: 'products', changesBy: 'parent' };

export const selectCutShape: Shape = {
  table: 'products',
  changesBy: 'parent',
  fields: {
    cut: same(value((product) => sql`coalesce(${product}.cut, ${product}.name)`)),
    pricePerPound: same(column('price')),
  },
};

export const productVariantShape: Shape = { table: 'product_variants', changesBy: 'parent' };
