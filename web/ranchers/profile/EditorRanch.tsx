import { Fieldset } from '../../ui/Fieldset';
import { IdentityFields } from '../fields/IdentityFields';
import { ProcessingDetails } from '../fields/ProcessingDetails';
import { ProcessingFields } from '../fields/ProcessingFields';
import { RanchFacts } from '../fields/RanchFacts';
import { StoryField } from '../fields/StoryField';
import { WebsiteField } from '../fields/WebsiteField';
import { LinkFields } from './LinkFields';
import { PhotosCard } from './PhotosCard';

export function EditorRanch() {
  return (
    <>
      <Fieldset legend="Your ranch">
        <IdentityFields />
        <StoryField />
      </Fieldset>
      <PhotosCard />
      <Fieldset legend="Facts">
        <RanchFacts />
      </Fieldset>
      <Fieldset legend="Processing">
        <ProcessingFields />
        <ProcessingDetails />
      </Fieldset>
      <Fieldset legend="Elsewhere on the web">
        <WebsiteField />
        <LinkFields />
      </Fieldset>
    </>
  );
}
