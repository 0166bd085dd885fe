import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../button/Button';
import { useIsPainted } from '../state/useIsPainted';

/** Submits its form, and is pending while the form is being submitted. */
export function SubmitButton({ variant = 'primary', disabled, ...rest }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormikContext();
  // Disabled before hydration, because the browser itself would submit the form and put a password into the URL.
  const isPainted = useIsPainted();
  return <Button type="submit" variant={variant} pending={isSubmitting} disabled={isPainted || disabled} {...rest} />;
}
