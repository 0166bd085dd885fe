import { Fieldset } from '../../ui/Fieldset';
import { PracticeDetails } from '../fields/PracticeDetails';
import { PracticeFields } from '../fields/PracticeFields';
import { ProcessingDetails } from '../fields/ProcessingDetails';
import { ProcessingFields } from '../fields/ProcessingFields';
import { RanchFacts } from '../fields/RanchFacts';

export default function RanchDetails() {
  return (
    <>
      <Fieldset legend="Facts">
        <RanchFacts />
      </Fieldset>
      <Fieldset legend="Processing">
        <ProcessingFields />
        <ProcessingDetails />
      </Fieldset>
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
