import { type ReactNode, useState } from 'react';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/Cluster';
import { PageHeader } from '../ui/layout/PageHeader';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import { PageWithPicture } from './PageWithPicture';

const codecs = { token: text(500) };

interface MailedLinkProps<Answer> {
  title: string;
  lead: string;
  button: string;
  send: (token: string) => Promise<Answer>;
  /** What the page says once it's done. */
  children: (answer: Answer) => ReactNode;
  /** What to do if the link doesn't work. */
  otherwise: ReactNode;
}

/**
 * Where a mailed link leads that does one thing. Opening it does nothing yet, since programs that check mail open links too:
 * a person presses the button.
 */
export function MailedLink<Answer>({ children, otherwise, ...props }: MailedLinkProps<Answer>) {
  const { token } = useUrlState(codecs);
  const [isInvalid, setInvalid] = useState(!token);
  const [answer, setAnswer] = useState<Answer>();
  return (
    <PageWithPicture>
      {isInvalid && <InvalidToken>{otherwise}</InvalidToken>}
      {!isInvalid && answer === undefined && (
        <Asking {...props} token={token} onDone={setAnswer} onInvalid={() => setInvalid(true)} />
      )}
      {answer !== undefined && children(answer)}
    </PageWithPicture>
  );
}

interface AskingProps<Answer> extends Omit<MailedLinkProps<Answer>, 'children' | 'otherwise'> {
  token: string;
  onDone: (answer: Answer) => void;
  onInvalid: () => void;
}

function Asking<Answer>({ title, lead, button, send, token, onDone, onInvalid }: AskingProps<Answer>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = useSubmit({
    send: () => send(token),
    errorToast: () => undefined,
    fieldErrors: () => ({}),
    onSuccess: onDone,
    onError: (error) => {
      if (codeOf(error) === 'BAD_USER_INPUT' && fieldErrorsOf(error).token) onInvalid();
      else setRefusal(messageOf(error));
    },
  });
  const press = async () => {
    setPending(true);
    setRefusal('');
    await submit();
    setPending(false);
  };
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Cluster>
        <Button variant="primary" size="large" pending={pending} onClick={press}>
          {button}
        </Button>
      </Cluster>
    </>
  );
}

function InvalidToken({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Invalid Token" lead="Invalid or missing token" />
      <Text>This link is incomplete, has expired, was used already, or was replaced by a newer one.</Text>
      {children}
    </>
  );
}
