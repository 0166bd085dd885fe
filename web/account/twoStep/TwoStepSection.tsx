import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { customerDate } from '../../../rules/time/dates';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';

import { Section } from '../../ui/layout/Section';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Notice } from '../../ui/state/Notice';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { Line, Lines, LineText } from '../SecurityLines';
import type { TwoStepAction } from './TwoStepDialog';
import type { TwoStepSection_userFragment } from './TwoStepSection.generated';

const TwoStepDialog = lazyDialog(() => import('./TwoStepDialog'));

/** Shows an account's second factors, and lets its owner add and remove them. */
export function TwoStepSection({ user }: { user: TwoStepSection_userFragment }) {
  const [action, setAction] = useState<TwoStepAction | null>(null);
  const lastAction = useLastValue(action);
  return (
    <Section title="Two-step verification">
      <SetupNotice setup={user.secondFactorSetup} />
      <Text measure>With two-step verification, a stolen password isn’t enough to sign in.</Text>
      <Lines>
        <AppLine isOn={user.secondFactor.hasAuthenticator} onAction={setAction} />
        <PasskeyLines passkeys={user.secondFactor.passkeys} onAction={setAction} />
        <CodesLine secondFactor={user.secondFactor} onAction={setAction} />
      </Lines>
      {lastAction && (
        <TwoStepDialog
          key={lastAction.kind}
          user={user}
          action={lastAction}
          open={action !== null}
          onOpenChange={() => setAction(null)}
        />
      )}
    </Section>
  );
}

type SecondFactor = TwoStepSection_userFragment['secondFactor'];
type OnAction = (action: TwoStepAction) => void;

function SetupNotice({ setup }: { setup: TwoStepSection_userFragment['secondFactorSetup'] }) {
  if (setup === 'OPTIONAL') return null;
  const title = setup === 'NOW' ? 'Set this up to continue' : 'Set this up before you sign in again';
  return (
    <Notice tone="warning" title={title}>
      Admins need a second step: an authenticator app or a passkey.
    </Notice>
  );
}

function AppLine({ isOn, onAction }: { isOn: boolean; onAction: OnAction }) {
  return (
    <Line>
      <LineText title="Authenticator app">
        {isOn ? 'On. You enter its code when you sign in.' : 'An app on your phone shows a new code every 30 seconds.'}
      </LineText>
      {isOn ? (
        <Button size="small" onClick={() => onAction({ kind: 'removeApp' })}>
          Turn Off<VisuallyHidden> the authenticator app</VisuallyHidden>
        </Button>
      ) : (
        <Button size="small" icon={Smartphone} onClick={() => onAction({ kind: 'app' })}>
          Set Up<VisuallyHidden> the authenticator app</VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}

function PasskeyLines({ passkeys, onAction }: { passkeys: SecondFactor['passkeys']; onAction: OnAction }) {
  return (
    <>
      <Line>
        <LineText title="Passkeys">
          Sign in with your fingerprint, your face or your device’s PIN, without a password.
        </LineText>
        <Button size="small" icon={KeyRound} onClick={() => onAction({ kind: 'passkey' })}>
          Add a Passkey
        </Button>
      </Line>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Line key={id}>
          <LineText title={name}>
            Added {customerDate(createdAt)} · {lastUsedAt ? `last used ${customerDate(lastUsedAt)}` : 'not used yet'}
          </LineText>
          <Button size="small" onClick={() => onAction({ kind: 'removePasskey', id, name })}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Line>
      ))}
    </>
  );
}

function CodesLine({ secondFactor, onAction }: { secondFactor: SecondFactor; onAction: OnAction }) {
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = secondFactor;
  if (!hasAuthenticator && passkeys.length === 0) return null;
  return (
    <Line>
      <LineText title="Recovery codes">{recoveryCodesLeft} of 10 left, for when you don’t have your device.</LineText>
      <Cluster>
        <Button size="small" onClick={() => onAction({ kind: 'codes' })}>
          Make New Codes
        </Button>
      </Cluster>
    </Line>
  );
}
