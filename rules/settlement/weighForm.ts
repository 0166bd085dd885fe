import { array, type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import {
  choice,
  listOf,
  NOT_A_NUMBER,
  positiveCents,
  typedNumber,
  wholeMeasure,
  yesOrNo,
} from '../fields/numberFields';
import { optionalText, requiredText } from '../fields/textField';
import { CHARGE_KIND } from './settlementWords';

const NO_WEIGHT = 'Enter the weight in pounds';
const NOT_POSITIVE = 'Weight must be more than 0';

/** A weight in pounds that people read off a scale. */
const weight = (max: number) =>
  typedNumber()
    .typeError(NO_WEIGHT)
    .moreThan(0, NOT_POSITIVE)
    .max(max, `At most ${max.toLocaleString('en-US')} lb`)
    .test('tenths', 'At most one decimal, such as 612.5', (pounds) => pounds == null || isInTenths(pounds));

const isInTenths = (pounds: number) => Math.abs(pounds * 10 - Math.round(pounds * 10)) < 1e-6;

const namesEachOnce =
  <Key extends string>(key: Key) =>
  (named: readonly { [key in Key]: string }[] | undefined) =>
    new Set(named?.map((one) => one[key])).size === (named?.length ?? 0);

const MORE_CUTS = "The cuts can't weigh more than the packages";

const cuts = object({
  ground: weight(LIMITS.hangingPounds).nullable(),
  chuck: weight(LIMITS.hangingPounds).nullable(),
  round: weight(LIMITS.hangingPounds).nullable(),
  ribAndLoin: weight(LIMITS.hangingPounds).nullable(),
  other: weight(LIMITS.hangingPounds).nullable(),
})
  .nullable()
  .default(null);

export type PackedCuts = NonNullable<InferType<typeof cuts>>;

const cutsSum = (packed: PackedCuts | null | undefined) =>
  Object.values(packed ?? {}).reduce<number>((sum, pounds) => sum + (pounds ?? 0), 0);

/** Whether the person has looked again at weights that are unusual. */
const confirmed = yesOrNo().default(false);
const reason = optionalText(LIMITS.reason);

/** The hanging weight of an animal, or of each side, and the packaged weights that are known. */
export const weighAnimalInput = object({
  hangingPounds: weight(LIMITS.hangingPounds).nullable().default(null),
  sides: listOf(weight(LIMITS.hangingPounds).required(NO_WEIGHT), 2, 'An animal has two sides').test(
    'both',
    'Enter the weight of both sides',
    (sides) => sides?.length !== 1,
  ),
  packaged: listOf(
    object({
      claimId: requiredText('Choose the share', LIMITS.token),
      pounds: weight(LIMITS.hangingPounds).required(NO_WEIGHT),
      boxes: wholeMeasure('Boxes cannot be negative', LIMITS.boxes),
      freezer: optionalText(LIMITS.freezer),
      cuts,
    }).test('cuts', MORE_CUTS, (packed, { createError, path }) => {
      return cutsSum(packed.cuts) <= packed.pounds + 0.05 || createError({ path: `${path}.pounds` });
    }),
    4,
    'An animal has at most four shares',
  ).test('once', 'Enter one weight for each share', namesEachOnce('claimId')),
  reason,
  confirmed,
})
  .test('one', 'Enter the whole weight or both sides, not both', ({ hangingPounds, sides }, { createError }) => {
    return !hangingPounds || !sides?.length || createError({ path: 'sides' });
  })
  .test('sum', '', ({ sides }, { createError }) => {
    const whole = (sides ?? []).reduce((sum, side) => sum + side, 0);
    if (whole <= LIMITS.hangingPounds) return true;
    return createError({
      path: 'sides',
      message: `Both sides together weigh at most ${LIMITS.hangingPounds.toLocaleString('en-US')} lb`,
    });
  });

export type WeighAnimalValues = InferType<typeof weighAnimalInput>;

const NO_REASON = 'Say what for';
const NO_AMOUNT = 'Amount must be greater than 0';
const NO_KIND = 'Please choose charge or discount';

/** Weights of an order's own lines, and its other charges and discounts. Charges that are left out don't change. */
export const weighOrderInput = object({
  items: listOf(
    object({
      itemId: requiredText('Choose the line', LIMITS.token),
      pounds: weight(LIMITS.pounds).required(NO_WEIGHT),
    }),
    LIMITS.orderItems,
  ).test('once', 'Enter one weight for each line', namesEachOnce('itemId')),
  charges: listOf(
    object({
      kind: choice(CHARGE_KIND.values, NO_KIND).required(NO_KIND),
      amount: positiveCents(NO_AMOUNT),
      reason: requiredText(NO_REASON, LIMITS.fact),
    }),
    LIMITS.orderCharges,
  ),
  reason,
  confirmed,
});

export type WeighOrderValues = InferType<typeof weighOrderInput>;

const typedPounds = typedNumber().typeError(NOT_A_NUMBER).nullable();
const listOfPounds = array(object({ pounds: typedPounds, boxes: typedPounds }));

/** What the dialogs check before they ask the server: that each typed weight is a number. */
export const typedWeights = object({
  hangingPounds: typedPounds,
  sides: array(typedPounds),
  packaged: listOfPounds,
  items: listOfPounds,
});
