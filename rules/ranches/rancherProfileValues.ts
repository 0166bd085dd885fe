import { readNumber } from '../fields/typedNumber';
import { type Cents, dollarsText, toCents } from '../money/money';
import type { CancelTermsName } from '../orders/cancelTerms';
import type { PricingModel } from '../words/vocabulary';
import { type FieldOfKind, fieldsOfKind } from './rancherProfileFields';

interface Choices<NoTerms = ''> {
  pricingModel: PricingModel;
  cancelTermsName: CancelTermsName | NoTerms;
  galleryImages: string[];
  socialMedia: { platform: string; url: string }[];
}

type Fields<Text, Amount, Numeric, Flag> = Record<FieldOfKind<'text'>, Text> &
  Record<FieldOfKind<'amount'>, Amount> &
  Record<FieldOfKind<'number'>, Numeric> &
  Record<FieldOfKind<'flag'>, Flag>;

/** The editor's values: texts as typed, and money in dollars. */
export type RancherProfileValues = Fields<string, string | number, string | number, boolean> & Choices;

/** The server's input: money in cents, and null for blank. */
type ProfileInput = Fields<string | null, Cents, number | null, boolean> & Choices<null>;

/** A loaded profile. Fields that the query didn't request start blank. */
export type LoadedProfile = Partial<Fields<string | null, Cents, number | null, boolean | null> & Choices<null>>;

export function toProfileInput(values: RancherProfileValues): ProfileInput {
  return {
    ...each('text', (field) => values[field] || null),
    ...each('amount', (field) => toCents(values[field] ?? '')),
    ...each('number', (field) => readNumber(values[field])),
    ...each('flag', (field) => Boolean(values[field])),
    pricingModel: values.pricingModel,
    cancelTermsName: values.cancelTermsName || null,
    galleryImages: values.galleryImages,
    socialMedia: values.socialMedia,
  };
}

export function fromProfile(profile: LoadedProfile): RancherProfileValues {
  return {
    ...each('text', (field) => profile[field] ?? ''),
    ...each('amount', (field) => dollarsText(profile[field] ?? 0)),
    ...each('number', (field) => profile[field] ?? ''),
    ...each('flag', (field) => profile[field] ?? field === 'takesLine'),
    pricingModel: profile.pricingModel ?? 'FLAT',
    cancelTermsName: profile.cancelTermsName ?? '',
    galleryImages: profile.galleryImages ?? [],
    socialMedia: profile.socialMedia?.map(({ platform, url }) => ({ platform, url })) ?? [],
  };
}

export const initialRancherProfile = fromProfile({});

type SimpleKind = 'text' | 'amount' | 'number' | 'flag';

function each<K extends SimpleKind, Value>(kind: K, read: (field: FieldOfKind<K>) => Value) {
  return Object.fromEntries(fieldsOfKind(kind).map((field) => [field, read(field)])) as Record<FieldOfKind<K>, Value>;
}
