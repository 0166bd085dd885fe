import { LIMITS } from '../../../../rules/fields/limits';
import { Field } from '../../../ui/form/Field';

interface ContactFieldsProps {
  /** The path of the three values in the form, like `user`. */
  of: string;
  /** Whether the contact is the person who fills in the form, so that the browser may autofill it. */
  own?: boolean;
  emailIsFixed?: boolean;
}

export function ContactFields({ of, own = false, emailIsFixed = false }: ContactFieldsProps) {
  const text = (name: 'name' | 'email' | 'phone', filledBy: string) => ({
    name: `${of}.${name}`,
    maxLength: LIMITS[name],
    autoComplete: own ? filledBy : 'off',
  });
  return (
    <>
      <Field {...text('name', 'name')} label="Full name" />
      <Field {...text('email', 'email')} label="Email" type="email" readOnly={emailIsFixed} />
      <Field {...text('phone', 'tel')} label="Phone" type="tel" optional />
    </>
  );
}
