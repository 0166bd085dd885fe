import { expect, test } from 'vitest';
import { phoneUrl } from './phoneUrl';

test.each([
  ['(512) 555-0100', 'tel:5125550100'],
  ['+1 512.555.0100', 'tel:+15125550100'],
  ['512-555-0100 ext. 12', 'tel:5125550100;ext=12'],
  ['512-555-0100 Extension 12', 'tel:5125550100;ext=12'],
  ['512-555-0100x12', 'tel:5125550100;ext=12'],
  ['512-555-0100 #12', 'tel:5125550100;ext=12'],
  ['512-555-0100;ext=12', 'tel:5125550100;ext=12'],
])('%s is %s', (phone, url) => expect(phoneUrl(phone)).toBe(url));
