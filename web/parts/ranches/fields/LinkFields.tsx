import { FieldArray } from 'formik';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '../../../../rules/fields/limits';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Field } from '../../../ui/form/Field';
import { Cluster } from '../../../ui/layout/arrange';
import { ranchText } from './ranchField';
import { useRanchValues } from './useRanchValues';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: start;
  gap: ${space(1)};

  /* Skips the height of the label, so that the button is level with the input. */
  button {
    margin-top: 25px;
  }
`;

/** A video, and links to the ranch's profiles on social media. */
export function LinkFields() {
  const { socialMedia } = useRanchValues();
  return (
    <>
      <Field {...ranchText('videoUrl')} type="url" placeholder="https://" />
      <FieldArray name="rancher.socialMedia">
        {({ push, remove }) => (
          <>
            {socialMedia.map((_, at) => {
              const path = `rancher.socialMedia[${at}]`;
              return (
                <Line key={path}>
                  <Field name={`${path}.platform`} label="Platform" placeholder="Instagram" maxLength={LIMITS.name} />
                  <Field name={`${path}.url`} label="Address" type="url" placeholder="https://" />
                  <IconButton icon={X} label={`Remove social link ${at + 1}`} onClick={() => remove(at)} />
                </Line>
              );
            })}
            {socialMedia.length < LIMITS.socialMedia && (
              <Cluster>
                <Button icon={Plus} onClick={() => push({ platform: '', url: '' })}>
                  Add a Social Link
                </Button>
              </Cluster>
            )}
          </>
        )}
      </FieldArray>
    </>
  );
}
