import styled from 'styled-components';
import { photoUrlForm } from '../../rules/photosForm';
import { media, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';

interface AddPhotoUrlProps {
  isFull: boolean;
  /** Says why the photo is not added. */
  onAdd: (url: string) => string | undefined;
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

/** For a picture that lies on the ranch's own site already. */
export function AddPhotoUrl({ isFull, onAdd }: AddPhotoUrlProps) {
  return (
    <Form
      label="Add a photo by its address"
      initialValues={{ url: '' }}
      schema={photoUrlForm}
      onSubmit={({ url }, { resetForm }) => {
        const refused = onAdd(url.trim());
        if (refused) throw { fields: { url: refused } };
        resetForm();
      }}
    >
      {({ values }) => (
        <Line>
          <Field name="url" type="url" label="Or its web address" placeholder="https://" disabled={isFull} />
          <Button type="submit" disabled={isFull || !values.url.trim()}>
            Add Image
          </Button>
        </Line>
      )}
    </Form>
  );
}
