import { FieldArray } from 'formik';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/limits';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { useRancherValues } from '../fields/useRancherValues';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: start;
  gap: ${space(1)};

  /* Level with the inputs, whatever stands under them. */
  button {
    margin-top: 25px;
  }
`;

/** A video, and profiles on other sites. */
export function LinkFields() {
  const { socialMedia } = useRancherValues();
  return (
    <>
      <Field name="rancher.videoUrl" label="Video" type="url" placeholder="https://" optional />
      <FieldArray name="rancher.socialMedia">
        {({ push, remove }) => (
          <>
            {socialMedia.map((_, at) => {
              const path = `rancher.socialMedia[${at}]`;
              return (
                <Line key={path}>
                  <Field name={`${path}.platform`} label="Platform" placeholder="Instagram" maxLength={LIMITS.name} />
                  <Field name={`${path}.url`} label="Address" type="url" placeholder="https://" />
                  <IconButton icon={X} label={`Remove profile ${at + 1}`} onClick={() => remove(at)} />
                </Line>
              );
            })}
            {socialMedia.length < LIMITS.socialMedia && (
              <Cluster>
                <Button icon={Plus} onClick={() => push({ platform: '', url: '' })}>
                  Add a profile elsewhere
                </Button>
              </Cluster>
            )}
          </>
        )}
      </FieldArray>
    </>
  );
}
