import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from './Button';

/** Sends the form around it, and waits while it is being sent. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant={variant} pending={isSubmitting} {...rest} />;
}
