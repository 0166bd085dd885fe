import { readNumber } from '../fields/typedNumber';
import type { Inspection } from '../herd/inspection';
import { type Cents, dollarsText, toCents } from '../money/money';
import type { ProductKind } from '../words/vocabulary';

interface Variant<Text, Amount, Weight> {
  id?: string | null;
  name: string;
  price: Amount;
  size: Text;
  weight: Weight;
}

interface Product<Text, Amount, Weight, InspectionValue> {
  id?: string | null;
  kind: ProductKind;
  name: string;
  description: string;
  imageUrl: Text;
  available: boolean;
  inspection: InspectionValue;
  price: Amount;
  variants: Variant<Text, Amount, Weight>[];
  weight: Weight;
  contents: string[];
  cut: Text;
  pricePerPound: Amount;
}

/** The dialog's values: texts as typed and prices in dollars. */
export type ProductValues = Product<string, string | number, string | number, Inspection | ''>;

/** A product as the server has it, with prices in cents. */
type ProductInput = Product<string | null, Cents, number | null, Inspection | null>;

export type VariantValues = ProductValues['variants'][number];

export const initialVariant: VariantValues = { name: '', price: '', size: '', weight: '' };

export function toProductInput(values: ProductValues): ProductInput {
  return {
    ...values,
    imageUrl: values.imageUrl || null,
    inspection: values.inspection || null,
    price: toCents(values.price ?? ''),
    variants: values.variants.map(toVariantInput),
    weight: readNumber(values.weight),
    cut: values.cut || null,
    pricePerPound: toCents(values.pricePerPound ?? ''),
  };
}

export function toVariantInput(variant: VariantValues): ProductInput['variants'][number] {
  return {
    ...variant,
    price: toCents(variant.price ?? ''),
    size: variant.size || null,
    weight: readNumber(variant.weight),
  };
}

/** The dialog's values for a product. Fields that its kind doesn't have are blank. */
export function fromProduct(product: Partial<ProductInput>): ProductValues {
  return {
    id: product.id,
    kind: product.kind ?? 'CUSTOM',
    name: product.name ?? '',
    description: product.description ?? '',
    imageUrl: product.imageUrl ?? '',
    available: product.available ?? true,
    inspection: product.inspection ?? '',
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
