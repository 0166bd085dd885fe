import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { BRAND } from '../../rules/words/brand';
import { color, hairline, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { TextLink } from '../ui/text/Link';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(1)} ${space(2)};
  border-bottom: ${hairline};
  background: ${color.paper};
  font-size: ${size[15]};
`;

const Title = styled.h1`
  font-size: ${size[21]};
`;

const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space(3)};

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

export function GraphiqlBar({ hasToken, onToken }: { hasToken: boolean; onToken: (token: string | null) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Root>
      <Title>{BRAND} GraphiQL</Title>
      <Links aria-label="The graph">
        <TextLink quiet href="/">
          Marketplace
        </TextLink>
        <TextLink quiet href="/schema.graphql">
          Schema
        </TextLink>
        <TextLink quiet href="/api/docs">
          REST
        </TextLink>
      </Links>
      {hasToken ? (
        <Button size="small" onClick={() => onToken(null)}>
          Forget Token
        </Button>
      ) : (
        <Button size="small" icon={KeyRound} onClick={() => setAsking(true)}>
          API Token
        </Button>
      )}
      <TokenDialog open={asking} onOpenChange={setAsking} onToken={onToken} />
    </Root>
  );
}

interface TokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onToken: (token: string) => void;
}

const tokenForm = object({
  token: string()
    .trim()
    .matches(/^hrd_\S+$/, { message: 'Paste the whole token. It starts with hrd_' }),
});

/** Asks for an API token, which isn't stored. */
function TokenDialog({ open, onOpenChange, onToken }: TokenDialogProps) {
  const submit = ({ token }: { token: string }) => {
    onToken(token.trim());
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="Use an API token"
      description="Your queries then use only this token, not your sign-in. The page forgets it when you leave."
    >
      <Form initialValues={{ token: '' }} schema={tokenForm} onSubmit={submit} label="API token">
        <Field name="token" label="API token" type="password" autoComplete="off" placeholder="hrd_…" />
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <SubmitButton>Use Token</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
