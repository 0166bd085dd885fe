import { PRICING_MODEL } from '../../../rules/words/vocabulary';
import { type Columns, dollarCell, table, textCell } from '../present/csv';
import type { Rest_animalLineFragment as Animal } from './herd.generated';

const COLUMNS: Columns<Animal> = {
  Animal: ({ id }) => id,
  Tag: ({ tag }) => textCell(tag),
  Stage: ({ stage }) => stage,
  Breed: ({ breed }) => breed,
  Born: ({ bornOn }) => bornOn?.slice(0, 7),
  Finish: ({ finish }) => finish,
  Processor: ({ processor }) => processor?.name,
  Inspection: ({ inspection }) => inspection,
  'Hanging Pounds From': ({ expectedHangingWeight: weight }) => weight?.from,
  'Hanging Pounds To': ({ expectedHangingWeight: weight }) => weight?.to,
  Pricing: ({ pricing }) => pricing,
  'Price of a Quarter': ({ price, pricing }) => (isFlat(pricing) ? dollarCell(price) : null),
  'Price per Pound': ({ pricePerPound, pricing }) => (isFlat(pricing) ? null : dollarCell(pricePerPound)),
  'Deposit per Quarter': ({ depositPerQuarter }) => dollarCell(depositPerQuarter),
  Harvest: ({ harvestDate, harvestWords }) => harvestDate ?? harvestWords,
  'Cut Sheets Due': ({ cutSheetsDue }) => cutSheetsDue,
  'Cut Sheets': ({ cutSheets }) => cutSheets.map(({ sides, state }) => `${sides.join(' and ')}: ${state}`).join(', '),
  'Ready From': ({ readyFrom }) => readyFrom,
  'Quarters Left': ({ quartersLeft }) => quartersLeft,
  'Yield Percent From': ({ packagedYield }) => packagedYield.from,
  'Yield Percent To': ({ packagedYield }) => packagedYield.to,
  'Price of a Half': ({ halfPrice }) => halfPrice && dollarCell(halfPrice),
  'Price of a Whole': ({ wholePrice }) => wholePrice && dollarCell(wholePrice),
};

/** REST has words for the values of enums. */
const isFlat = (pricing: string) => PRICING_MODEL.fromLabel(pricing) === 'FLAT';

export const animalTable = table('animals.csv', 'A line for each animal; amounts in dollars.', COLUMNS);
