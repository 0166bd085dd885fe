import { Formik, type FormikHelpers } from 'formik';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { photoUrlForm } from '../../rules/photosForm';
import { media, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';

interface AddPhotoUrlProps {
  label: string;
  isFull: boolean;
  /** Says why the photo is not added. */
  onAdd: (url: string) => string | undefined;
}

interface Typed {
  url: string;
}

const Line = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    /* Beside the input, under the height of its label. */
    & > button {
      margin-top: 25px;
    }
  }
`;

/** For a picture that lies on the ranch’s own site already. A form without the element, so that it can stand inside another. */
export function AddPhotoUrl({ label, isFull, onAdd }: AddPhotoUrlProps) {
  const submit = ({ url }: Typed, { resetForm, setFieldError }: FormikHelpers<Typed>) => {
    const refused = onAdd(url.trim());
    if (refused) setFieldError('url', refused);
    else resetForm();
  };
  return (
    <Formik<Typed>
      initialValues={{ url: '' }}
      validationSchema={photoUrlForm}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
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

/** Enter would otherwise send the form around it. */
const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};
