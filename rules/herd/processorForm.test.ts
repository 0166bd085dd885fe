import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { fromProcessor, processorForm, processorInput } from './processorForm';

const PROCESSOR = {
  name: 'Hill Country Meats',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  inspection: 'USDA' as const,
  establishmentNumber: 'M12345',
  killFee: 8500,
  cutAndWrapPerPound: 95,
  payer: 'FAMILY' as const,
};

it('shows dollars and returns the same cents', async () => {
  const values = fromProcessor(PROCESSOR);
  expect(values).toMatchObject({ killFee: '85.00', cutAndWrapPerPound: '0.95' });
  expect(await accepted(processorForm, values)).toEqual(PROCESSOR);
});

it('reports every missing field', async () => {
  expect(await formErrors(processorInput, {})).toEqual({
    name: 'Processor name must be at least 2 characters',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'Zip code is required',
    inspection: 'Please select the kind of inspection',
    payer: 'Please select who pays the processor',
  });
  const blank = await formErrors(processorForm, fromProcessor({}));
  expect(Object.keys(blank)).toEqual(expect.arrayContaining(['name', 'city', 'state', 'zipCode', 'inspection']));
});

it.each([
  [{ killFee: -1 }, { killFee: 'Fee cannot be negative' }],
  [{ cutAndWrapPerPound: 1.5 }, { cutAndWrapPerPound: 'The amount must be whole cents' }],
  [{ zipCode: '7870' }, { zipCode: 'Please enter a valid ZIP code' }],
  [{ inspection: 'FDA' }, { inspection: 'Please select the kind of inspection' }],
  [{ establishmentNumber: 'x'.repeat(21) }, { establishmentNumber: 'At most 20 characters (this has 21)' }],
])('refuses %j', async (change, errors) => {
  expect(await formErrors(processorInput, { ...PROCESSOR, ...change })).toEqual(errors);
});

it('knows no fees and no number unless given', async () => {
  const { killFee, cutAndWrapPerPound, establishmentNumber, ...rest } = PROCESSOR;
  expect(await accepted(processorInput, { ...rest, killFee: null, establishmentNumber: '' })).toEqual({
    ...rest,
    killFee: null,
    cutAndWrapPerPound: null,
    establishmentNumber: null,
  });
  const blank = { ...fromProcessor(PROCESSOR), killFee: '', cutAndWrapPerPound: '0' };
  expect(await accepted(processorForm, blank)).toMatchObject({ killFee: null, cutAndWrapPerPound: 0 });
});

it('adds nothing for a processor that the price includes', async () => {
  const included = { ...PROCESSOR, killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' as const };
  expect(await accepted(processorInput, { ...PROCESSOR, payer: 'INCLUDED' })).toEqual(included);
  expect(fromProcessor(included)).toMatchObject({ killFee: '', cutAndWrapPerPound: '' });
  expect(await accepted(processorForm, fromProcessor(included))).toEqual(included);
});
