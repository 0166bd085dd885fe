import { type ReactNode, useState } from 'react';
import { useMailedToken } from '../address/mailedToken';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { PageHeader } from '../ui/layout/Page';
import { Notice } from '../ui/state/Notice';
import { Text } from '../ui/text/Text';
import { PageWithPicture } from './PageWithPicture';

interface MailedLinkProps<Answer> {
  title: string;
  lead: string;
  button: string;
  send: (token: string) => Promise<Answer>;
  /** Renders the page after the link has worked. */
  children: (answer: Answer) => ReactNode;
  /** Shown if the link doesn't work. */
  fallback: ReactNode;
}

/** The page of an emailed link. It takes effect only when a person presses the button, since mail scanners open links too. */
export function MailedLink<Answer>({ children, fallback, ...props }: MailedLinkProps<Answer>) {
  const token = useMailedToken();
  const [isInvalid, setInvalid] = useState(!token);
  const [answer, setAnswer] = useState<Answer>();
  return (
    <PageWithPicture>
      {isInvalid && <InvalidToken>{fallback}</InvalidToken>}
      {!isInvalid && answer === undefined && (
        <ConfirmStep {...props} token={token} onDone={setAnswer} onInvalid={() => setInvalid(true)} />
      )}
      {answer !== undefined && children(answer)}
    </PageWithPicture>
  );
}

interface ConfirmStepProps<Answer> extends Omit<MailedLinkProps<Answer>, 'children' | 'fallback'> {
  token: string;
  onDone: (answer: Answer) => void;
  onInvalid: () => void;
}

function ConfirmStep<Answer>({ title, lead, button, send, token, onDone, onInvalid }: ConfirmStepProps<Answer>) {
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
