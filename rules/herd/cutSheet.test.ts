import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { CUT_QUESTION_ORDER, CUT_QUESTIONS } from './cutQuestions';
import {
  type CutSheet,
  type CutSituation,
  completeSheet,
  cutSheetDifferences,
  cutSheetForm,
  cutSheetLines,
  cutSheetProblems,
  fittedCutSheet,
  STANDARD_CUT_SHEET,
} from './cutSheet';

const ROOMY: CutSituation = { over30Months: false, quarters: 4 };

/** Any sheet that the form accepts. */
const sheets = fc
  .record(
    Object.fromEntries(
      CUT_QUESTION_ORDER.map((question) => [
        question,
        fc.constantFrom(...Object.keys(CUT_QUESTIONS[question].choices)),
      ]),
    ),
  )
  .map((choices) => ({ ...choices, notes: null }) as CutSheet);
const situations = fc.record({
  over30Months: fc.boolean(),
  quarters: fc.constantFrom<CutSituation['quarters'][]>(1, 2, 4),
});

const problems = (change: Partial<CutSheet>, situation: Partial<CutSituation>) =>
  cutSheetProblems({ ...STANDARD_CUT_SHEET, ...change }, { ...ROOMY, ...situation });

describe('cutSheetForm', () => {
  it('accepts every sheet of listed choices', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (sheet) => {
        expect(await accepted(cutSheetForm, sheet)).toEqual(sheet);
      }),
      { numRuns: 50 },
    );
  });

  it('asks every question, except those that came later, which are as on the standard sheet', async () => {
    const later = [
      'tenderloin',
      'sirloinTip',
      'rump',
      'patties',
      'pattyPounds',
      'leanness',
      'dogBones',
      'suet',
    ] as const;
    const errors = await formErrors(cutSheetForm, {});
    expect(Object.keys(errors).sort()).toEqual(
      CUT_QUESTION_ORDER.filter((one) => !later.includes(one as never)).sort(),
    );
    const before = Object.fromEntries(
      Object.entries(STANDARD_CUT_SHEET).filter(([question]) => !later.includes(question as never)),
    );
    expect(await accepted(cutSheetForm, before)).toEqual(STANDARD_CUT_SHEET);
    expect(completeSheet(before)).toEqual(STANDARD_CUT_SHEET);
    expect(new Set(Object.values(errors))).toEqual(new Set(['Please choose one']));
  });

  it.each([
    [{ steakThickness: 'TWO_INCHES' }, { steakThickness: 'Please choose one' }],
    [{ shortLoin: ['T_BONES', 'STRIPS_AND_TENDERLOIN'] }, { shortLoin: expect.any(String) }],
    [{ notes: 'x'.repeat(501) }, { notes: 'At most 500 characters (this has 501)' }],
  ])('refuses %j', async (change, errors) => {
    expect(await formErrors(cutSheetForm, { ...STANDARD_CUT_SHEET, ...change })).toEqual(errors);
  });
});

describe('cutSheetProblems', () => {
  it('allows no cut with the backbone of an animal over 30 months', () => {
    const boneIn = { rib: 'BONE_IN_STEAKS', shortLoin: 'T_BONES' } as const;
    expect(problems(boneIn, {})).toEqual({});
    expect(problems(boneIn, { over30Months: true })).toEqual({
      rib: expect.stringMatching(/^This animal is over 30 months old.*Choose boneless ribeyes or roasts\.$/),
      shortLoin: expect.stringMatching(/Choose strip steaks and tenderloin\.$/),
    });
    expect(problems({ rib: 'BONE_IN_ROAST' }, { over30Months: true })).toHaveProperty('rib');
  });

  it('allows two families on a side only cuts that can be shared', () => {
    const whole = { brisket: 'WHOLE', sirloin: 'STEAKS_AND_TRI_TIP', round: 'JERKY' } as const;
    expect(problems(whole, { quarters: 2 })).toEqual({});
    expect(Object.keys(problems(whole, { quarters: 1 })).sort()).toEqual(['brisket', 'round', 'sirloin']);
  });

  it('gives an organ that an animal has once to one side', () => {
    const kept = { liver: 'KEEP', heart: 'KEEP', tongue: 'KEEP', oxtail: 'KEEP' } as const;
    expect(problems(kept, {})).toEqual({});
    expect(Object.keys(problems(kept, { taken: ['heart', 'oxtail'] })).sort()).toEqual(['heart', 'oxtail']);
    const sheet = { ...STANDARD_CUT_SHEET, ...kept };
    const fitted = fittedCutSheet(sheet, { ...ROOMY, taken: ['heart'] });
    expect(fitted).toMatchObject({ heart: 'SKIP', liver: 'KEEP' });
  });

  it('needs something to cut stew meat from', () => {
    expect(problems({ stewMeat: 'KEEP', chuck: 'GROUND' }, {})).toEqual({});
    expect(problems({ stewMeat: 'KEEP', chuck: 'GROUND', round: 'GROUND' }, {})).toHaveProperty('stewMeat');
  });
});

describe('the standard sheet', () => {
  it('fits every animal and every share', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        expect(cutSheetProblems(STANDARD_CUT_SHEET, situation)).toEqual({});
      }),
    );
  });

  it('replaces only choices that cannot be cut', () => {
    fc.assert(
      fc.property(sheets, situations, (sheet, situation) => {
        const fitted = fittedCutSheet(sheet, situation);
        expect(cutSheetProblems(fitted, situation)).toEqual({});
        const changed = CUT_QUESTION_ORDER.filter((question) => fitted[question] !== sheet[question]);
        expect(changed.sort()).toEqual(Object.keys(cutSheetProblems(sheet, situation)).sort());
      }),
    );
  });
});

describe('the printed sheet', () => {
  it('has a line for each question, and the notes at the end', () => {
    const lines = cutSheetLines({ ...STANDARD_CUT_SHEET, notes: 'Label it Miller.' });
    expect(lines).toHaveLength(CUT_QUESTION_ORDER.length + 1);
    expect(lines[1]).toEqual({ label: 'Rib', choice: 'Boneless ribeyes' });
    expect(lines.at(-1)).toEqual({ label: 'Notes', choice: 'Label it Miller.' });
  });

  it('says where two sheets differ', () => {
    const theirs = { ...STANDARD_CUT_SHEET, steakThickness: 'ONE_AND_A_HALF_INCHES', notes: 'No salt.' } as const;
    expect(cutSheetDifferences(STANDARD_CUT_SHEET, theirs)).toEqual([
      { label: 'Steak thickness', mine: '1 inch', theirs: '1½ inches' },
      { label: 'Notes', mine: 'None', theirs: 'No salt.' },
    ]);
    expect(cutSheetDifferences(theirs, theirs)).toEqual([]);
  });
});

it('explains every question and choice in whole sentences, with labels that differ', () => {
  const questions = Object.values(CUT_QUESTIONS);
  expect(new Set(questions.map(({ label }) => label)).size).toBe(questions.length);
  for (const { sentence, choices } of questions) {
    for (const text of [sentence, ...Object.values(choices).map((choice) => choice.sentence)]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  }
});
