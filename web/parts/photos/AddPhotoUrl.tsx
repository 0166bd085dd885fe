import { Formik, type FormikHelpers } from 'formik';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { photoUrlForm } from '../../../rules/ranches/photosForm';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';

interface AddPhotoUrlProps {
  label: string;
  isFull: boolean;
  /** Returns why the photo was not added, or undefined if it was. */
  onAdd: (url: string) => string | undefined;
}

interface UrlValues {
  url: string;
}

const Line = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    /* Skips the height of the label, so that the button is level with the input. */
    & > button {
      margin-top: 25px;
    }
  }
`;

const ONLY_ON_SUBMIT = { validateOnBlur: false, validateOnChange: false };

/** Adds a photo from the web by its URL. It renders no form element, so that it can be used inside another form. */
export function AddPhotoUrl({ label, isFull, onAdd }: AddPhotoUrlProps) {
  const submit = ({ url }: UrlValues, { resetForm, setFieldError }: FormikHelpers<UrlValues>) => {
    const refused = onAdd(url.trim());
    if (refused) setFieldError('url', refused);
    else resetForm();
  };
  return (
    <Formik initialValues={{ url: '' }} validationSchema={photoUrlForm} onSubmit={submit} {...ONLY_ON_SUBMIT}>
      {({ values, submitForm }) => (
        <Line>
          <Field
            name="url"
            type="url"
            label={label}
            placeholder="https://"
            disabled={isFull}
            onKeyDown={onEnter(submitForm)}
          />
          <Button disabled={isFull || !values.url.trim()} onClick={submitForm}>
            Add Image
          </Button>
        </Line>
      )}
    </Formik>
  );
}

/** Handles Enter, which would otherwise submit the surrounding form. */
const onEnter = (run: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  run();
};
