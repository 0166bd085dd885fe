import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { secondFactorCode } from '../../../rules/accounts/secondFactorCode';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { Text } from '../../ui/text/Text';
import { CodeField } from './CodeField';
import type { CodeField_userFragment } from './CodeField.generated';
import { createPasskey } from './createPasskey';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import {
  AddPasskeyDocument,
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
  type StartAuthenticatorMutation,
  StartPasskeyDocument,
} from './TwoStepDialog.generated';

/** What needs nothing but proof that its owner is here. */
type OwnersAct = { kind: 'codes' | 'removeApp' } | { kind: 'removePasskey'; id: string; name: string };

export type TwoStepAction = OwnersAct | { kind: 'app' } | { kind: 'passkey' };

const TITLES: Record<TwoStepAction['kind'], string> = {
  app: 'Set up an authenticator app',
  passkey: 'Add a passkey',
  codes: 'Make new recovery codes',
  removeApp: 'Turn off the authenticator app',
  removePasskey: 'Remove the passkey',
};

interface TwoStepDialogProps {
  user: CodeField_userFragment;
  act: TwoStepAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password first, and for a code where there is a second factor. New recovery codes are shown at the end, once. */
export default function TwoStepDialog({ user, act, open, onOpenChange }: TwoStepDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => onOpenChange(false);
  const done = (given: readonly string[]) => (given.length > 0 ? setCodes(given) : close());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={codes.length > 0 ? 'Save your recovery codes' : TITLES[act.kind]}
    >
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={close} />}
      {codes.length === 0 && <Steps user={user} act={act} onDone={done} onCancel={close} />}
    </Dialog>
  );
}

interface StepProps {
  user: CodeField_userFragment;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function Steps({ act, ...step }: StepProps & { act: TwoStepAction }) {
  if (act.kind === 'app') return <AppSteps {...step} />;
  if (act.kind === 'passkey') return <PasskeyForm {...step} />;
  return <OwnersForm act={act} {...step} />;
}

type OwnersProof = { password: string; code: string };

const NO_PROOF: OwnersProof = { password: '', code: '' };

const ownersForm = object({
  password: string().required('Please enter your password'),
  code: secondFactorCode(),
});

const ProofFields = ({ user }: { user: CodeField_userFragment }) => (
  <>
    <Field name="password" label="Your password" type="password" autoComplete="current-password" />
    <CodeField user={user} />
  </>
);

const WORDS = {
  codes: { text: 'Your old codes will stop working.', submit: 'Make New Codes' },
  removeApp: { text: 'You’ll sign in without its code from then on.', submit: 'Turn Off' },
  removePasskey: { text: 'It won’t sign you in anymore. You can delete it from your device too.', submit: 'Remove' },
};

function OwnersForm({ user, act, onDone, onCancel }: StepProps & { act: OwnersAct }) {
  const submit = useSubmit({
    send: (proof: OwnersProof) => sendAct(act, proof),
    ...errorsInForm(),
    onSuccess: onDone,
  });
  const { text, submit: label } = WORDS[act.kind];
  return (
    <DialogForm
      initialValues={NO_PROOF}
      schema={ownersForm}
      onSubmit={submit}
      label={TITLES[act.kind]}
      submitLabel={label}
      submitVariant={act.kind === 'codes' ? 'primary' : 'danger'}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
      <ProofFields user={user} />
    </DialogForm>
  );
}

async function sendAct(act: OwnersAct, proof: OwnersProof): Promise<readonly string[]> {
  if (act.kind === 'removePasskey') {
    return (await mutate(RemovePasskeyDocument, { id: act.id, ...proof })).removePasskey.recoveryCodes;
  }
  if (act.kind === 'removeApp') {
    return (await mutate(RemoveAuthenticatorDocument, proof)).removeAuthenticator.recoveryCodes;
  }
  return (await mutate(RenewRecoveryCodesDocument, proof)).renewRecoveryCodes.recoveryCodes;
}

const newPasskeyForm = ownersForm.shape({
  name: string().trim().required('Please name the device').max(60, 'Name must be at most 60 characters'),
});

function PasskeyForm({ user, onDone, onCancel }: StepProps) {
  // Who cancels what the browser asks can try again: the code that was needed to get here works only once.
  const started = useRef<string>(undefined);
  const submit = useSubmit({
    send: async ({ name, ...proof }: OwnersProof & { name: string }) => {
      started.current ??= (await mutate(StartPasskeyDocument, proof)).startPasskey.options;
      const response = await createPasskey(started.current);
      started.current = undefined;
      return (await mutate(AddPasskeyDocument, { input: { name, response } })).addPasskey.recoveryCodes;
    },
    ...errorsInForm('Your browser made no passkey. Please try again.'),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      initialValues={{ name: '', ...NO_PROOF }}
      schema={newPasskeyForm}
      onSubmit={submit}
      label={TITLES.passkey}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <Field name="name" label="Name of this device" hint="Like My phone." maxLength={60} autoComplete="off" />
      <ProofFields user={user} />
    </DialogForm>
  );
}

type Started = StartAuthenticatorMutation['startAuthenticator'];

function AppSteps({ user, onDone, onCancel }: StepProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const start = useSubmit({
    send: async (proof: OwnersProof) => (await mutate(StartAuthenticatorDocument, proof)).startAuthenticator,
    ...errorsInForm(),
    onSuccess: setStarted,
  });
  if (started) return <CodeForm started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <DialogForm
      initialValues={NO_PROOF}
      schema={ownersForm}
      onSubmit={start}
      label={TITLES.app}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <ProofFields user={user} />
    </DialogForm>
  );
}

const codeForm = object({ code: string().trim().required('Please enter the code that the app shows') });

function CodeForm({ started, onDone, onCancel }: Omit<StepProps, 'user'> & { started: Started }) {
  const confirm = useSubmit({
    send: async ({ code }: { code: string }) =>
      (await mutate(ConfirmAuthenticatorDocument, { code })).confirmAuthenticator.recoveryCodes,
    ...errorsInForm(),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      initialValues={{ code: '' }}
      schema={codeForm}
      onSubmit={confirm}
      label={TITLES.app}
      submitLabel="Turn On"
      onCancel={onCancel}
    >
      <Text>Scan this with your authenticator app, or type the key into it.</Text>
      <QrCode text={started.uri} label="QR code for your authenticator app" />
      <Text size={15}>
        Key: <code>{started.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Text>
      <Field name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
    </DialogForm>
  );
}
