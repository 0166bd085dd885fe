import { type InferType, number, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, listOf, typedNumber } from '../fields/numberFields';
import { publicText, text } from '../fields/textField';
import { REVIEW_AUTHORS } from './authorName';

const NO_STARS = 'Please choose one to five stars';
const NO_WORDS = 'Please tell other families a little more';
const NOT_A_WEIGHT = 'Please enter how many pounds';

/** Weights are in pounds, to the tenth, and may be unknown. */
const pounds = typedNumber()
  .typeError(NOT_A_WEIGHT)
  .min(0.1, NOT_A_WEIGHT)
  .max(LIMITS.pounds, `At most ${LIMITS.pounds} lb`)
  .test(
    'tenths',
    'To the tenth of a pound, please',
    (value) => !value || Math.abs(value * 10 - Math.round(value * 10)) < 1e-6,
  )
  .nullable()
  .default(null);

export const reviewForm = object({
  stars: number().typeError(NO_STARS).integer(NO_STARS).min(1, NO_STARS).max(5, NO_STARS).required(NO_STARS),
  words: publicText(LIMITS.review).min(10, NO_WORDS).required(NO_WORDS),
  hangingPounds: pounds,
  packagedPounds: pounds.test(
    'lessThanHanging',
    "There can't be more in the freezer than the hanging weight",
    (packaged, { parent }) => !packaged || !(parent.hangingPounds > 0) || packaged <= parent.hangingPounds,
  ),
  // Left out, a new review has the first name and an initial, and an edited one keeps what it has.
  shownAs: choice(REVIEW_AUTHORS, 'Please choose how you are shown'),
  photos: listOf(text(LIMITS.url).required(), LIMITS.reviewPhotos, `At most ${LIMITS.reviewPhotos} photos`).default([]),
});

export type ReviewValues = InferType<typeof reviewForm>;

export const NOT_A_SHARE = 'Only shares have a hanging weight';

export const answerForm = object({
  answer: publicText(LIMITS.reviewAnswer).min(2, 'Please write an answer').required('Please write an answer'),
});
