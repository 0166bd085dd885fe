import { describe, expect, it } from 'vitest';
import { type HarvestPlan, harvestPlanProblem, herdCalendar, moveHarvest } from './herdCalendar';

const TODAY = '2027-02-01';
const PLAN: HarvestPlan = { harvestDate: '2027-03-04', hangDays: 14, cuttingDays: 7, cutSheetsDue: null };

describe('herdCalendar', () => {
  it('counts every day from the harvest', () => {
    expect(herdCalendar(PLAN)).toEqual({
      cutSheetsDue: '2027-02-25',
      harvest: '2027-03-04',
      hangingEnds: '2027-03-18',
      readyFrom: '2027-03-25',
      readyTo: '2027-03-30',
    });
  });

  it("keeps the ranch's own due day, and has no days without a harvest date", () => {
    expect(herdCalendar({ ...PLAN, cutSheetsDue: '2027-03-01' })).toMatchObject({ cutSheetsDue: '2027-03-01' });
    expect(herdCalendar({ ...PLAN, harvestDate: null })).toBeNull();
  });
});

describe('moveHarvest', () => {
  it("moves the ranch's own due day along", () => {
    const moved = moveHarvest({ ...PLAN, cutSheetsDue: '2027-03-01' }, '2027-04-01');
    expect(moved).toEqual({ ...PLAN, harvestDate: '2027-04-01', cutSheetsDue: '2027-03-29' });
  });

  it('sets no due day if the ranch uses the default one', () => {
    expect(moveHarvest(PLAN, '2027-04-01')).toEqual({ ...PLAN, harvestDate: '2027-04-01' });
    expect(moveHarvest({ ...PLAN, harvestDate: null }, '2027-04-01').harvestDate).toBe('2027-04-01');
  });
});

describe('harvestPlanProblem', () => {
  it.each([
    {},
    { harvestDate: null },
    { cutSheetsDue: '2027-03-03' },
    { harvestDate: TODAY },
    { harvestDate: TODAY, cutSheetsDue: '2027-01-25' },
  ])('accepts %j', (change) => {
    expect(harvestPlanProblem({ ...PLAN, ...change }, TODAY)).toBeNull();
  });

  it.each<[Partial<HarvestPlan>, object]>([
    [{ harvestDate: '2027-01-31' }, { harvestDate: "The harvest can't be in the past" }],
    [{ harvestDate: '2031-01-01' }, { harvestDate: 'The harvest can be at most three years from now' }],
    [{ cutSheetsDue: '2027-03-04' }, { cutSheetsDue: 'Cut sheets are due before the harvest' }],
    [{ cutSheetsDue: '2027-01-31' }, { cutSheetsDue: "The due day can't be in the past" }],
    [{ harvestDate: null, cutSheetsDue: '2027-03-01' }, { cutSheetsDue: 'Enter the harvest date first' }],
    [
      { harvestDate: '2027-02-05' },
      { cutSheetsDue: 'The harvest is less than 7 days away. Enter the day cut sheets are due.' },
    ],
  ])('refuses %j', (change, problem) => expect(harvestPlanProblem({ ...PLAN, ...change }, TODAY)).toEqual(problem));
});
