import { FactsAndProcessing, PracticeDetails } from '../../../parts/ranches/fields/DetailFields';
import { PracticeFields } from '../../../parts/ranches/fields/PracticeFields';

export default function RanchDetails() {
  return (
    <>
      <FactsAndProcessing />
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
