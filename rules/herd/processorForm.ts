import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { cents, choice } from '../fields/numberFields';
import { requiredPlace } from '../fields/placeFields';
import { optionalText, requiredText } from '../fields/textField';
import { type Cents, dollarsText, toCents } from '../money/money';
import { INSPECTION } from './inspection';
import { PROCESSOR_PAYER, type ProcessorPayer } from './processorPayer';

const NAME_TOO_SHORT = 'Processor name must be at least 2 characters';
const NO_INSPECTION = 'Please select the kind of inspection';
const NO_PAYER = 'Please select who pays the processor';
const NEGATIVE = 'Fee cannot be negative';

/** The server's input, with fees in cents. */
export const processorInput = object({
  name: requiredText(NAME_TOO_SHORT, LIMITS.name).min(2, NAME_TOO_SHORT),
  ...requiredPlace,
  inspection: choice(INSPECTION.values, NO_INSPECTION).required(NO_INSPECTION),
  establishmentNumber: optionalText(LIMITS.establishmentNumber),
  /** Per animal. Null if it isn't known. */
  killFee: cents(NEGATIVE).nullable().default(null),
  /** Per pound of hanging weight. Null if it isn't known. */
  cutAndWrapPerPound: cents(NEGATIVE).nullable().default(null),
  payer: choice(PROCESSOR_PAYER.values, NO_PAYER).required(NO_PAYER),
}).transform(withoutIncluded);

/** What the price includes costs nothing more. */
function withoutIncluded<Values extends { payer?: ProcessorPayer }>(values: Values): Values {
  return values.payer === 'INCLUDED' ? { ...values, killFee: 0, cutAndWrapPerPound: 0 } : values;
}

export type ProcessorInput = InferType<typeof processorInput>;

/** The dialog's values, with fees in dollars. */
export type ProcessorValues = Record<'name' | 'city' | 'state' | 'zipCode' | 'establishmentNumber', string> &
  Record<'killFee' | 'cutAndWrapPerPound', string | number> & {
    inspection: ProcessorInput['inspection'] | '';
    payer: ProcessorPayer;
  };

function toProcessorInput(values: ProcessorValues) {
  return {
    ...values,
    establishmentNumber: values.establishmentNumber || null,
    killFee: toFee(values.killFee),
    cutAndWrapPerPound: toFee(values.cutAndWrapPerPound),
  };
}

const toFee = (typed: string | number | null) => (String(typed ?? '').trim() === '' ? null : toCents(typed ?? ''));

export function fromProcessor(processor: Partial<ProcessorInput>): ProcessorValues {
  const feeText = (fee?: Cents | null) => (fee == null || processor.payer === 'INCLUDED' ? '' : dollarsText(fee));
  return {
    name: processor.name ?? '',
    city: processor.city ?? '',
    state: processor.state ?? '',
    zipCode: processor.zipCode ?? '',
    inspection: processor.inspection ?? '',
    establishmentNumber: processor.establishmentNumber ?? '',
    killFee: feeText(processor.killFee),
    cutAndWrapPerPound: feeText(processor.cutAndWrapPerPound),
    payer: processor.payer ?? 'RANCH',
  };
}

export const processorForm = processorInput.transform(toProcessorInput);
