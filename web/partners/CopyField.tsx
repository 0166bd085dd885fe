import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Cluster } from '../ui/Cluster';
import { FieldShell } from '../ui/FieldShell';
import { bareInput, inputFrame } from '../ui/inputLook';
import { Text } from '../ui/Text';
import { useCopy } from './useCopy';

interface CopyFieldProps {
  label: string;
  value: string;
  /** On the button: 'Copy token'. */
  action: string;
  /** Where the keyboard starts. */
  first?: boolean;
}

const Frame = styled.div`
  ${inputFrame}
`;

const Value = styled.textarea`
  ${bareInput}
  field-sizing: content;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  resize: none;
`;

const WORDS = { copied: 'Copied', failed: 'Could not copy. It is selected: copy it with your keyboard.' };

/** Text to take along. */
export function CopyField({ label, value, action, first = false }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopy();
  const take = async () => {
    if ((await copy(value)) === 'failed') field.current?.select();
  };
  return (
    <FieldShell id={id} label={label} error={undefined}>
      <Frame>
        <Value ref={field} id={id} value={value} rows={2} readOnly spellCheck={false} autoFocus={first} />
      </Frame>
      <Cluster>
        <Button size="small" icon={Copy} onClick={take}>
          {action}
        </Button>
        <Text role="status" size={15} tone={outcome === 'failed' ? 'danger' : 'success'}>
          {outcome && WORDS[outcome]}
        </Text>
      </Cluster>
    </FieldShell>
  );
}
