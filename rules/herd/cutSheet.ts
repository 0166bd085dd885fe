import { object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice } from '../fields/numberFields';
import { optionalLongText } from '../fields/textField';
import { CUT_QUESTION_ORDER, CUT_QUESTIONS, type CutChoices, type CutQuestion, ORGANS_ONCE } from './cutQuestions';
import type { Quarters } from './quarters';

const NO_CHOICE = 'Please choose one';

/** Questions that sheets and clients from before don't know. Unanswered, they're as on the standard sheet. */
const LATER: readonly CutQuestion[] = [
  ...(['tenderloin', 'sirloinTip', 'rump', 'patties', 'pattyPounds', 'leanness', 'dogBones', 'suet'] as const),
];

export type CutSheet = CutChoices & { notes: string | null };

/** Used unless a family or a ranch chooses something else. It fits every animal and every share. */
export const STANDARD_CUT_SHEET: CutSheet = {
  chuck: 'ROASTS',
  rib: 'BONELESS_STEAKS',
  shortLoin: 'STRIPS_AND_TENDERLOIN',
  tenderloin: 'STEAKS',
  sirloin: 'STEAKS',
  round: 'ROASTS',
  sirloinTip: 'LIKE_ROUND',
  rump: 'LIKE_ROUND',
  brisket: 'HALVES',
  shortRibs: 'KEEP',
  flankAndSkirt: 'KEEP',
  stewMeat: 'SKIP',
  ground: 'ONE_POUND',
  patties: 'NONE',
  pattyPounds: 'TEN',
  leanness: 'AS_IT_COMES',
  soupBones: 'KEEP',
  dogBones: 'SKIP',
  suet: 'SKIP',
  liver: 'SKIP',
  heart: 'SKIP',
  tongue: 'SKIP',
  oxtail: 'SKIP',
  roastWeight: 'THREE_POUNDS',
  steakThickness: 'ONE_INCH',
  steaksPerPack: 'TWO',
  notes: null,
};

function choiceRule<Q extends CutQuestion>(question: Q) {
  const rule = choice(Object.keys(CUT_QUESTIONS[question].choices) as CutChoices[Q][], NO_CHOICE);
  const asked = rule.required(NO_CHOICE);
  return LATER.includes(question)
    ? (asked.default(STANDARD_CUT_SHEET[question] as never) as unknown as typeof asked)
    : asked;
}

const choiceRules = Object.fromEntries(CUT_QUESTION_ORDER.map((question) => [question, choiceRule(question)])) as {
  [Q in CutQuestion]: ReturnType<typeof choiceRule<Q>>;
};

/** How one side, or one whole animal, is cut. */
export const cutSheetForm = object({
  ...choiceRules,
  notes: optionalLongText(LIMITS.description).default(null),
});

/** A stored sheet with answers to the questions that came later. */
export const completeSheet = (stored: Partial<CutSheet> | null | undefined): CutSheet => ({
  ...STANDARD_CUT_SHEET,
  ...stored,
});

export interface CutSituation {
  /** Whether the animal is 30 months or older at its harvest. */
  over30Months: boolean;
  /** The smallest share that's cut by this sheet: 1 if two families share the side. */
  quarters: Quarters;
  /** The organs that the other side already has. */
  taken?: readonly CutQuestion[];
}

export type CutProblems = Partial<Record<CutQuestion, string>>;

interface CutRule {
  question: CutQuestion;
  breaks(sheet: CutChoices, situation: CutSituation): boolean;
  message: string;
}

const OVER_30_MONTHS = "This animal is over 30 months old, so federal rules don't allow cuts with the backbone.";

const CUT_RULES: readonly CutRule[] = [
  {
    question: 'rib',
    breaks: ({ rib }, { over30Months }) => over30Months && rib.startsWith('BONE_IN_'),
    message: `${OVER_30_MONTHS} Choose boneless ribeyes or roasts.`,
  },
  {
    question: 'shortLoin',
    breaks: ({ shortLoin }, { over30Months }) => over30Months && shortLoin === 'T_BONES',
    message: `${OVER_30_MONTHS} Choose strip steaks and tenderloin.`,
  },
  {
    question: 'sirloin',
    breaks: ({ sirloin }, { quarters }) => quarters === 1 && sirloin === 'STEAKS_AND_TRI_TIP',
    message: 'A side has one tri-tip, and two families share this side. Choose steaks, or have it ground.',
  },
  {
    question: 'round',
    breaks: ({ round }, { quarters }) => quarters === 1 && round === 'JERKY',
    message: 'Jerky takes about 25 lb of lean round, and a quarter has less. Choose something else.',
  },
  {
    question: 'brisket',
    breaks: ({ brisket }, { quarters }) => quarters === 1 && brisket === 'WHOLE',
    message: 'A side has one brisket, and two families share this side. Choose halves, or have it ground.',
  },
  {
    question: 'stewMeat',
    breaks: ({ stewMeat, chuck, round }) => stewMeat === 'KEEP' && chuck === 'GROUND' && round === 'GROUND',
    message:
      "Stew meat comes from the chuck and the round, and you're having both ground. Leave one of them, or skip it.",
  },
  ...ORGANS_ONCE.map((question) => ({
    question,
    breaks: (sheet: CutChoices, { taken = [] }: CutSituation) => sheet[question] === 'KEEP' && taken.includes(question),
    message: 'The animal has only one, and the other side already has it. Leave it out.',
  })),
];

/** The choices of a sheet that can't be cut, with the reasons. */
export function cutSheetProblems(sheet: CutChoices, situation: CutSituation): CutProblems {
  const broken = CUT_RULES.filter(({ breaks }) => breaks(sheet, situation));
  return Object.fromEntries(broken.map(({ question, message }) => [question, message]));
}

/** Replaces choices that can't be cut with the standard ones, for when families can't be asked anymore. */
export function fittedCutSheet(sheet: CutSheet, situation: CutSituation): CutSheet {
  const questions = Object.keys(cutSheetProblems(sheet, situation)) as CutQuestion[];
  return { ...sheet, ...Object.fromEntries(questions.map((question) => [question, STANDARD_CUT_SHEET[question]])) };
}

/** 'Boneless ribeyes' */
export function cutChoiceLabel<Q extends CutQuestion>(question: Q, value: CutChoices[Q]): string {
  return (CUT_QUESTIONS[question].choices as Record<CutChoices[Q], { label: string }>)[value].label;
}

export function cutSheetLines(sheet: CutSheet): { label: string; choice: string }[] {
  const lines = CUT_QUESTION_ORDER.map((question) => ({
    label: CUT_QUESTIONS[question].label,
    choice: cutChoiceLabel(question, sheet[question]),
  }));
  return sheet.notes ? [...lines, { label: 'Notes', choice: sheet.notes }] : lines;
}

interface CutDifference {
  label: string;
  mine: string;
  theirs: string;
}

/** The differences between a family's own sheet and the one that the other family proposes. */
export function cutSheetDifferences(mine: CutSheet, theirs: CutSheet): CutDifference[] {
  const other = new Map(cutSheetLines(theirs).map(({ label, choice }) => [label, choice]));
  const own = new Map(cutSheetLines(mine).map(({ label, choice }) => [label, choice]));
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((label) => ({ label, mine: own.get(label) ?? 'None', theirs: other.get(label) ?? 'None' }))
    .filter((line) => line.mine !== line.theirs);
}
