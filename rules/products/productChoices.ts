import type { Cents } from '../money/money';

interface Variant {
  id?: string | null;
  name: string;
  price: Cents;
  size?: string | null;
  weight?: number | null;
}

interface ProductWithVariants<One extends Variant> {
  price: Cents;
  weight?: number | null;
  variants: readonly One[];
}

export interface ProductChoice<One extends Variant> {
  /** Unique among the product's choices. */
  key: string;
  label: string;
  price: Cents;
  /** Null for the product itself, at its own price. */
  variant: One | null;
}

/** The choices for a product with variants: first the product at its own price, then each variant. Empty without variants. */
export function productChoices<One extends Variant>(product: ProductWithVariants<One>): ProductChoice<One>[] {
  const { price, weight, variants } = product;
  if (variants.length === 0) return [];
  return [
    { key: 'own', label: weight ? `${weight} lb` : 'Regular', price, variant: null },
    ...variants.map((variant, index) => ({
      key: variant.id ?? `new-${index}`,
      label: variantLabel(variant),
      price: variant.price,
      variant,
    })),
  ];
}

function variantLabel({ name, size, weight }: Variant): string {
  return [name, size, weight && `${weight} lb`].filter(Boolean).join(', ');
}
