import { cutQuestionName } from '../../rules/herd/cutLines';
import { CUT_QUESTION_ORDER, CUT_QUESTIONS } from '../../rules/herd/cutQuestions';
import { STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';
import { elements, type FieldShape, type Shape } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql } from '../database/reading/sql';

/** SQL values: every choice of every question, with its texts. */
const CHOICES = CUT_QUESTION_ORDER.flatMap((key, position) => {
  const { label, choices } = CUT_QUESTIONS[key];
  return Object.entries(choices).map(([choice, { label: choiceLabel }]) => {
    const texts = [key, cutQuestionName(key), label, choice, choiceLabel, STANDARD_CUT_SHEET[key]].map(quoted);
    return `(${position}, ${texts.join(', ')})`;
  });
}).join(', ');

/** Reads the choices of a sheet that's stored as JSON. */
export const linesOf = (sheet: (row: Row) => Sql): FieldShape =>
  elements(
    (
      row,
    ) => sql`(select known.* from (values ${CHOICES}) known (position, key, question, label, choice, choice_label, standard)
      where ${sheet(row)} is not null and coalesce(${sheet(row)} ->> known.key, known.standard) = known.choice)`,
    (line) => sql`${line}.position`,
  );

/** Reads rows of `linesOf`: a choice with its texts. */
export const cutLineShape: Shape = {};
