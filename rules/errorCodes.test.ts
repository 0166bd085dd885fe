import { expect, it } from 'vitest';
import { isErrorCode } from './errorCodes';

it('distinguishes our error codes from others', () => {
  expect(isErrorCode('PRICE_CHANGED')).toBe(true);
  expect(isErrorCode('GRAPHQL_VALIDATION_FAILED')).toBe(false);
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode(undefined)).toBe(false);
});
