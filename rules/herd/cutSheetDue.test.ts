import { describe, expect, it } from 'vitest';
import { ANIMAL_STAGE } from './animalStage';
import { cutSheetChangeRefusal, cutSheetRefusal } from './cutSheetDue';

const TODAY = '2027-02-25';
const at = (due: string | null, stage: (typeof ANIMAL_STAGE.values)[number] = 'OPEN') => ({ stage, due });

describe('families can choose cuts', () => {
  it.each([
    [null, undefined],
    ['2027-02-25', undefined],
    ['2027-02-24', 'Cut sheets were due on February 24, 2027. If something has to change, ask the ranch.'],
  ])('until the due day: %s', (due, refusal) => {
    expect(cutSheetRefusal(at(due), TODAY)).toBe(refusal);
  });

  it('before the harvest', () => {
    const open = ANIMAL_STAGE.values.filter((stage) => !cutSheetRefusal(at(null, stage), TODAY));
    expect(open).toEqual(['PLANNED', 'OPEN']);
  });
});

describe('the ranch can change a sheet', () => {
  it('from the day after the due day until the beef is packed', () => {
    const stages = ANIMAL_STAGE.values.filter((stage) => !cutSheetChangeRefusal(at('2027-02-24', stage), TODAY));
    expect(stages).toEqual(['OPEN', 'HARVESTED', 'WEIGHED']);
    expect(cutSheetChangeRefusal(at(TODAY), TODAY)).toMatch(
      /^Families can still choose their cuts through February 25/,
    );
    expect(cutSheetChangeRefusal(at(null), TODAY)).toMatch(/Enter the harvest date first/);
  });
});
