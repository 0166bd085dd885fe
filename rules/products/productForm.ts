import { type InferType, object, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { cents, choice, listOf, measure, positiveCents, yesOrNo } from '../fields/numberFields';
import { optionalText, plainLongText, requiredText } from '../fields/textField';
import { optionalPicture } from '../fields/urlField';
import { INSPECTION, type Inspection } from '../herd/inspection';
import { PRODUCT_KIND, type ProductKind } from '../words/vocabulary';
import { toProductInput, toVariantInput } from './productValues';

const NAME_TOO_SHORT = 'Product name must be at least 2 characters';
const NO_PRICE = 'Price must be greater than 0';
const BAD_VARIANT = 'Variant must have a name and a price greater than 0';

/** The message for cuts and boxes of beef that may be sold only as shares. */
const NOT_FOR_SALE =
  "Beef from a custom-exempt processor can't be sold by the cut or the box. Sell shares of the live animal instead.";

const weight = measure('Weight cannot be negative', LIMITS.pounds);

const variant = object({
  id: optionalText(LIMITS.token),
  name: requiredText(BAD_VARIANT, LIMITS.name),
  price: positiveCents(BAD_VARIANT),
  size: optionalText(LIMITS.fact),
  weight,
});

export const variantForm = variant.transform(toVariantInput);

/** A price that may be null or left out. The kind decides which of the two prices is required. */
const price = cents(NO_PRICE).transform((value: unknown) => value ?? undefined);

/** The server's input, with prices in cents and weights in pounds. */
export const productInput = object({
  id: optionalText(LIMITS.token),
  kind: choice(PRODUCT_KIND.values, 'Please select a kind of product').default('CUSTOM'),
  name: requiredText(NAME_TOO_SHORT, LIMITS.name).min(2, NAME_TOO_SHORT),
  description: plainLongText(LIMITS.description),
  imageUrl: optionalPicture(),
  available: yesOrNo(),
  inspection: string<Inspection>()
    .nullable()
    .oneOf([null, ...INSPECTION.values], 'Please select the kind of inspection')
    .test('sold', NOT_FOR_SALE, (inspection) => inspection !== 'CUSTOM_EXEMPT'),
  price,
  variants: listOf(variant, LIMITS.variants),
  weight,
  contents: listOf(requiredText("Please name what's in the box", LIMITS.fact), LIMITS.contents),
  cut: optionalText(LIMITS.name),
  pricePerPound: price,
})
  .transform(nameByCut)
  .test('priced', NO_PRICE, (product, { createError, path }) => {
    const field = priceField(product.kind);
    return Boolean(product[field]) || createError({ path: path ? `${path}.${field}` : field });
  });

export type ProductInputValues = InferType<typeof productInput>;

/** Cuts are sold by the pound, everything else by the piece. */
export function priceField(kind: ProductKind): 'price' | 'pricePerPound' {
  return kind === 'SELECT_CUT' ? 'pricePerPound' : 'price';
}

/** Fills in the name from the cut, and the cut from the name. Only select cuts have a cut. */
function nameByCut<Named extends { kind?: ProductKind; name?: string; cut?: string | null }>(product: Named): Named {
  if (product.kind !== 'SELECT_CUT') return { ...product, cut: null };
  return { ...product, name: product.name || (product.cut ?? ''), cut: product.cut || product.name };
}

/** The dialog works in dollars. */
export const productForm = productInput.transform(toProductInput);
