import { expect, it } from 'vitest';
import { choicesByQuestion, cutLines, cutQuestionName, linesToCut } from './cutLines';
import { CUT_QUESTION_ORDER } from './cutQuestions';
import { STANDARD_CUT_SHEET } from './cutSheet';

it('names questions as GraphQL does', () => {
  expect(CUT_QUESTION_ORDER.map(cutQuestionName).slice(0, 3)).toEqual(['CHUCK', 'RIB', 'SHORT_LOIN']);
});

it('turns a sheet into lines and back', () => {
  const { notes: _, ...choices } = STANDARD_CUT_SHEET;
  expect(choicesByQuestion(cutLines(STANDARD_CUT_SHEET))).toEqual(choices);
});

it('leaves out the pounds of patties if there are none', () => {
  const read = (patties: 'NONE' | 'THIRD_POUND') =>
    linesToCut(cutLines({ ...STANDARD_CUT_SHEET, patties })).map(({ label }) => label);
  expect(read('NONE')).not.toContain('Pounds of patties');
  expect(read('THIRD_POUND')).toContain('Pounds of patties');
});

it('keeps both answers to a question that is answered twice', () => {
  const twice = ['KEEP', 'SKIP'].map((choice) => ({ question: 'LIVER' as const, choice }));
  expect(choicesByQuestion(twice)).toEqual({ liver: ['KEEP', 'SKIP'] });
});
