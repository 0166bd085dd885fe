import { column, many, type Shape, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

export const productShape: Shape = {
  table: 'products',
  types: { column: 'kind', byValue: { CUSTOM: 'CustomProduct', BEEF_BOX: 'BeefBox', SELECT_CUT: 'SelectCut' } },
};

export const customProductShape: Shape = {
  table: 'products',
  fields: { variants: many((variant, product) => sql`${variant}.product_id = ${product}.id`) },
};

export const beefBoxShape: Shape = { table: 'products' };

export const selectCutShape: Shape = {
  table: 'products',
  fields: {
    cut: value((product) => sql`coalesce(${product}.cut, ${product}.name)`),
    pricePerPound: column('price'),
  },
};

export const productVariantShape: Shape = { table: 'product_variants' };
