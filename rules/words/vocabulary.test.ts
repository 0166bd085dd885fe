import { describe, expect, it } from 'vitest';
import * as vocabulary from './vocabulary';

describe.each(Object.entries(vocabulary))('%s', (_, words) => {
  it('reads every spelling back to its value', () => {
    for (const value of words.values) {
      const { label, rest, fromLabel } = words as ReturnType<typeof import('./labels').labels<string>>;
      expect([value, label(value), rest(value)].map(fromLabel)).toEqual([value, value, value]);
    }
  });
});

describe('the spellings for REST', () => {
  it('are the documented ones', () => {
    expect(vocabulary.ORDER_TYPE.values.map(vocabulary.ORDER_TYPE.rest)).toEqual([
      'Quarter Cow',
      'Half Cow',
      'Whole Cow',
      'Select Cuts',
      'Beef Box',
      'Other',
    ]);
    expect(vocabulary.ITEM_TYPE.rest('SELECT_CUT')).toBe('select_cut');
    expect(vocabulary.SHIPPING_METHOD.rest('LOCAL_PICKUP')).toBe('Local Pickup');
    expect(vocabulary.ORDER_STATUS.rest('CANCELED')).toBe('Canceled');
    expect(vocabulary.USER_TYPE.rest('CUSTOMER')).toBe('customer');
    expect(vocabulary.PRICING_MODEL.values.map(vocabulary.PRICING_MODEL.rest)).toEqual(['flat', 'hanging', 'packaged']);
  });
});
