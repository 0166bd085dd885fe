import { Fieldset } from '../../ui/Fieldset';
import { ProcessingDetails } from './ProcessingDetails';
import { ProcessingFields } from './ProcessingFields';
import { RanchFacts } from './RanchFacts';

export function FactsAndProcessing() {
  return (
    <>
      <Fieldset legend="Facts">
        <RanchFacts />
      </Fieldset>
      <Fieldset legend="Processing">
        <ProcessingFields />
        <ProcessingDetails />
      </Fieldset>
    </>
  );
}
