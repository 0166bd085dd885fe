import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerNote, withEstimate } from './estimateNote';

describe('withEstimate', () => {
  it('puts the estimated total before the notes of the customer', () => {
    expect(withEstimate('Please call after 5.', 165_000)).toBe(
      'Estimated total: $1,650.00. The final price is confirmed by the rancher.\nPlease call after 5.',
    );
    expect(withEstimate(null, 0)).toBe('Estimated total: $0.00. The final price is confirmed by the rancher.');
  });
});

describe('customerNote', () => {
  it('gives back what the customer wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1_000_000_000), (notes, total) => {
        expect(customerNote(withEstimate(notes, total))).toBe(notes);
      }),
    );
  });

  it('keeps an estimate that the customer quotes', () => {
    const quoted = withEstimate('as agreed', 100);
    expect(customerNote(withEstimate(quoted, 200))).toBe(quoted);
  });

  it('leaves notes without an estimate alone', () => {
    expect(customerNote('Estimated total: none')).toBe('Estimated total: none');
    expect(customerNote(null)).toBe('');
  });
});
