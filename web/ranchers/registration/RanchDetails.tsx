import { FactsAndProcessing } from '../fields/FactsAndProcessing';
import { PracticeDetails } from '../fields/PracticeDetails';
import { PracticeFields } from '../fields/PracticeFields';

export default function RanchDetails() {
  return (
    <>
      <FactsAndProcessing />
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
