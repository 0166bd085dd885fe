import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/button/Button';
import { FieldShell } from '../ui/form/FieldShell';
import { bareInput, InputFrame } from '../ui/input/inputLook';
import { Cluster } from '../ui/layout/arrange';
import { Text } from '../ui/text/Text';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The button's label, like 'Copy token'. */
  action: string;
  autoFocus?: boolean;
}

const Value = styled.textarea`
  ${bareInput}
  field-sizing: content;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  resize: none;
`;

const OUTCOME = { copied: 'Copied', failed: "Couldn't copy. It's selected, so copy it with your keyboard." };

export function CopyField({ label, value, action, autoFocus = false }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopy();
  const copyOrSelect = async () => {
    if ((await copy(value)) === 'failed') field.current?.select();
  };
  return (
    <FieldShell id={id} label={label} error={undefined}>
      <InputFrame>
        <Value ref={field} id={id} value={value} rows={2} readOnly spellCheck={false} autoFocus={autoFocus} />
      </InputFrame>
      <Cluster>
        <Button size="small" icon={Copy} onClick={copyOrSelect}>
          {action}
        </Button>
        <Text role="status" size={15} tone={outcome === 'failed' ? 'danger' : 'success'}>
          {outcome && OUTCOME[outcome]}
        </Text>
      </Cluster>
    </FieldShell>
  );
}

type Outcome = 'copied' | 'failed';

/** Copies text and reports whether that succeeded, since browsers may refuse, and pages without HTTPS have no clipboard. */
function useCopy() {
  const [outcome, setOutcome] = useState<Outcome>();

  const copy = async (text: string): Promise<Outcome> => {
    // Clears the message first, because screen readers announce a second copy only if the message changes.
    setOutcome(undefined);
    const next = await write(text);
    setOutcome(next);
    return next;
  };
  return { outcome, copy };
}

async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
