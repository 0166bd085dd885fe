import { toListingInput } from '../../../rules/rancherListing';
import { useRancherValues } from '../fields/useRancherValues';
import { CompletenessMeter } from './CompletenessMeter';
import type { CompletenessMeter_rancherFragment } from './CompletenessMeter.generated';

/** The meter moves as one fills in; pictures, boxes, cuts and the phone number are kept elsewhere. */
export function EditorMeter({ ranch }: { ranch: CompletenessMeter_rancherFragment }) {
  const { otherProductsList, ...typed } = toListingInput(useRancherValues());
  const beef = ranch.products.filter(({ __typename }) => __typename !== 'CustomProduct');
  const products = [...otherProductsList, ...beef];
  return <CompletenessMeter ranch={{ ...typed, products, imageUrl: ranch.imageUrl, contact: ranch.contact }} />;
}
