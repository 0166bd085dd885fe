import type { Schema, Shape } from './openapi/Schema';
import { named } from './openapi/shape';
import type { Rest_productFragment } from './ranchers.generated';

type Product = Rest_productFragment;
type Kind = NonNullable<Product['__typename']>;

/** A product as REST has it: which kind it is shows in its fields. */
export const presentProduct = ({ __typename, ...product }: Product) => product;

export function productShape(product: Shape<Product>): Shape<ReturnType<typeof presentProduct>> {
  const kinds = (product as Schema).anyOf!.map(withoutTypename);
  return { anyOf: kinds } as Shape<ReturnType<typeof presentProduct>>;
}

/** One kind of the products that an operation gives. */
export function productKindShape(product: Shape<Product>, kind: Kind): Shape<ReturnType<typeof presentProduct>> {
  const schema = (product as Schema).anyOf!.find(({ properties }) => properties?.__typename?.const === kind)!;
  return withoutTypename(schema) as Shape<ReturnType<typeof presentProduct>>;
}

function withoutTypename({ properties, required, ...schema }: Schema): Schema {
  const { __typename, ...kept } = properties!;
  const needed = required!.filter((name) => name !== '__typename');
  return named(String(__typename!.const), { ...schema, properties: kept, required: needed } as Shape) as Schema;
}
