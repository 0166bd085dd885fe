import { type Cents, dollarsText, toCents } from './money';
import type { ProductKind } from './vocabulary';

interface Variant<Text, Amount, Weight> {
  id?: string | null;
  name: string;
  price: Amount;
  size: Text;
  weight: Weight;
}

interface Product<Text, Amount, Weight> {
  id?: string | null;
  kind: ProductKind;
  name: string;
  description: string;
  imageUrl: Text;
  available: boolean;
  price: Amount;
  variants: Variant<Text, Amount, Weight>[];
  weight: Weight;
  contents: string[];
  cut: Text;
  pricePerPound: Amount;
}

/** What the product dialog holds: texts as typed, prices in dollars. */
export type ProductValues = Product<string, string | number, string | number>;

/** A product as the server takes and gives it: prices in cents. */
type ProductInput = Product<string | null, Cents, number | null>;

export type VariantValues = ProductValues['variants'][number];

export const initialVariant: VariantValues = { name: '', price: '', size: '', weight: '' };

export function toProductInput(values: ProductValues): ProductInput {
  return {
    ...values,
    imageUrl: values.imageUrl || null,
    price: toCents(values.price ?? ''),
    variants: values.variants.map(toVariantInput),
    weight: pounds(values.weight),
    cut: values.cut || null,
    pricePerPound: toCents(values.pricePerPound ?? ''),
  };
}

export function toVariantInput(variant: VariantValues): ProductInput['variants'][number] {
  return {
    ...variant,
    price: toCents(variant.price ?? ''),
    size: variant.size || null,
    weight: pounds(variant.weight),
  };
}

/** Starts the dialog with a product; what its kind does not have starts blank. */
export function fromProduct(product: Partial<ProductInput>): ProductValues {
  return {
    id: product.id,
    kind: product.kind ?? 'CUSTOM',
    name: product.name ?? '',
    description: product.description ?? '',
    imageUrl: product.imageUrl ?? '',
    available: product.available ?? true,
    price: dollarsText(product.price ?? 0),
    variants: (product.variants ?? []).map(fromVariant),
    weight: product.weight ?? '',
    contents: product.contents ?? [],
    cut: product.cut ?? '',
    pricePerPound: dollarsText(product.pricePerPound ?? 0),
  };
}

function fromVariant({ id, name, price, size, weight }: ProductInput['variants'][number]) {
  return { id, name, price: dollarsText(price), size: size ?? '', weight: weight ?? '' };
}

export const initialProduct = fromProduct({});

function pounds(typed: string | number | undefined): number | null {
  return typed === undefined || typed === '' ? null : Number(typed);
}
