import { Formik, type FormikHelpers } from 'formik';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { photoUrlForm } from '../../../rules/photosForm';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

interface AddImageProps {
  isFull: boolean;
  /** Says why the picture is not added. */
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

/** A form without the element, since it stands inside another one. */
export function AddImage({ isFull, onAdd }: AddImageProps) {
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
            label="Image URL"
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

/** Enter would otherwise save the whole profile. */
const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};
