import { useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { watchPresses } from './afterPress';
import { Notice } from './Notice';

interface FormBodyProps {
  form: RefObject<HTMLFormElement | null>;
  failure: string | undefined;
  label?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};
`;

const wrong = [
  '[data-form-failure]',
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] input:not(:disabled)',
].join();

/** After each attempt the first thing that is wrong gets the focus. */
function useFocusOnError(form: FormBodyProps['form']) {
  const { isSubmitting, submitCount } = useFormikContext();
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [isSubmitting, submitCount, form]);
}

export function FormBody({ form, failure, label, id, children }: FormBodyProps) {
  const { handleSubmit } = useFormikContext();
  useFocusOnError(form);
  useEffect(watchPresses, []);
  return (
    <Root ref={form} id={id} noValidate aria-label={label} onSubmit={handleSubmit}>
      {failure && (
        <div data-form-failure tabIndex={-1}>
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      {children}
    </Root>
  );
}
