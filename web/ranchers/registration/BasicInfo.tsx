import { Fieldset } from '../../ui/Fieldset';
import { IdentityFields } from '../fields/IdentityFields';
import { StoryField } from '../fields/StoryField';
import { WebsiteField } from '../fields/WebsiteField';
import { ContactFields } from '../signup/ContactFields';
import { PasswordFields } from '../signup/PasswordFields';
import { TermsField } from '../signup/TermsField';

export function BasicInfo() {
  return (
    <>
      <Fieldset legend="Your ranch">
        <IdentityFields />
        <StoryField />
        <WebsiteField />
      </Fieldset>
      <ContactFields />
      <PasswordFields />
      <TermsField />
    </>
  );
}
