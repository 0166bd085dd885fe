import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';

import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { useToast } from '../../ui/overlay/useToast';
import { Text } from '../../ui/text/Text';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(16)}, 1fr));
  gap: ${space(1)};
  padding: 0;
  margin: 0;
  font-family: ui-monospace, monospace;
  list-style: none;
`;

/** Shows new recovery codes, which can't be shown again later. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { toast } = useToast();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: 'Copied' } : { title: "Couldn't copy", variant: 'destructive' });
  };
  return (
    <>
      <Text>
        You can use each of these codes once to sign in if you don’t have your device. We can’t show them again, so keep
        them somewhere safe.
      </Text>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <DialogFooter>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onClose}>
          I Saved Them
        </Button>
      </DialogFooter>
    </>
  );
}
