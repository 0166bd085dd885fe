import { CUT_QUESTION_ORDER, CUT_QUESTIONS, type CutChoices, type CutQuestion } from './cutQuestions';
import { cutChoiceLabel } from './cutSheet';

/** 'SHORT_LOIN' for 'shortLoin' */
type NameOf<Question extends string> = Question extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${NameOf<Rest>}`
  : '';

export type CutQuestionName = NameOf<CutQuestion>;

export function cutQuestionName(question: CutQuestion): CutQuestionName {
  return question.replace(/[A-Z]/g, '_$&').toUpperCase() as CutQuestionName;
}

const QUESTION_OF = new Map(CUT_QUESTION_ORDER.map((question) => [cutQuestionName(question), question]));

export interface CutLine {
  question: CutQuestionName;
  label: string;
  choice: string;
  choiceLabel: string;
}

export function cutLines(sheet: CutChoices): CutLine[] {
  return CUT_QUESTION_ORDER.map((question) => ({
    question: cutQuestionName(question),
    label: CUT_QUESTIONS[question].label,
    choice: sheet[question],
    choiceLabel: cutChoiceLabel(question, sheet[question]),
  }));
}

/** Leaves out what isn't made, and what is cut like something else. */
export function linesToCut<Line extends Pick<CutLine, 'label' | 'choice'>>(lines: readonly Line[]): Line[] {
  const hasPatties = lines.some(({ choice }) => choice === 'QUARTER_POUND' || choice === 'THIRD_POUND');
  return lines.filter(
    ({ label, choice }) =>
      !['NONE', 'LIKE_ROUND', 'AS_IT_COMES'].includes(choice) &&
      (hasPatties || label !== CUT_QUESTIONS.pattyPounds.label),
  );
}

type NamedChoice = { question: CutQuestionName; choice: string };

/** Converts choices to the input of `cutSheetForm`. A question with two answers gets both, which the form refuses. */
export function choicesByQuestion(choices: readonly NamedChoice[]): Partial<Record<CutQuestion, string | string[]>> {
  const byQuestion: Partial<Record<CutQuestion, string | string[]>> = {};
  for (const { question: name, choice } of choices) {
    const question = QUESTION_OF.get(name);
    if (!question) continue;
    const before = byQuestion[question];
    byQuestion[question] = before === undefined ? choice : [before, choice].flat();
  }
  return byQuestion;
}
