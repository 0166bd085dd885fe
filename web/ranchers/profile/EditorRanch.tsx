import { Fieldset } from '../../ui/Fieldset';
import { FactsAndProcessing } from '../fields/FactsAndProcessing';
import { IdentityFields } from '../fields/IdentityFields';
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
      <FactsAndProcessing />
      <Fieldset legend="Elsewhere on the web">
        <WebsiteField />
        <LinkFields />
      </Fieldset>
    </>
  );
}
