import { CUT_QUESTION_ORDER, CUT_QUESTIONS, type CutChoices, type CutQuestion } from './cutQuestions';
import { cutChoiceLabel } from './cutSheet';

/** 'SHORT_LOIN' for 'shortLoin' */
type NameOf<Question extends string> = Question extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${NameOf<Rest>}`
  : '';

/** A question as the graph names it. */
export type CutQuestionName = NameOf<CutQuestion>;

export function cutQuestionName(question: CutQuestion): CutQuestionName {
  return question.replace(/[A-Z]/g, '_$&').toUpperCase() as CutQuestionName;
}

const QUESTION_OF = new Map(CUT_QUESTION_ORDER.map((question) => [cutQuestionName(question), question]));

/** A choice with its words. */
export interface CutLine {
  question: CutQuestionName;
  label: string;
  choice: string;
  choiceLabel: string;
}

/** The choices of a sheet, as the graph has them. */
export function cutLines(sheet: CutChoices): CutLine[] {
  return CUT_QUESTION_ORDER.map((question) => ({
    question: cutQuestionName(question),
    label: CUT_QUESTIONS[question].label,
    choice: sheet[question],
    choiceLabel: cutChoiceLabel(question, sheet[question]),
  }));
}

type NamedChoice = { question: CutQuestionName; choice: string };

/** Choices as `cutSheetForm` takes them. A question that's answered twice gets both choices, which the form refuses. */
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
