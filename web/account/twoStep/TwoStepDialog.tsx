import { useState } from 'react';
import { object, string } from 'yup';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { Text } from '../../ui/text/Text';
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

/** What needs nothing but the password. */
type PasswordAct = { kind: 'codes' | 'removeApp' } | { kind: 'removePasskey'; id: string; name: string };

export type TwoStepAct = PasswordAct | { kind: 'app' } | { kind: 'passkey' };

const TITLES: Record<TwoStepAct['kind'], string> = {
  app: 'Set up an authenticator app',
  passkey: 'Add a passkey',
  codes: 'Make new recovery codes',
  removeApp: 'Turn off the authenticator app',
  removePasskey: 'Remove the passkey',
};

interface TwoStepDialogProps {
  act: TwoStepAct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password first. New recovery codes are shown at the end, once. */
export default function TwoStepDialog({ act, open, onOpenChange }: TwoStepDialogProps) {
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
      {codes.length === 0 && <Steps act={act} onDone={done} onCancel={close} />}
    </Dialog>
  );
}

interface StepProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function Steps({ act, ...step }: StepProps & { act: TwoStepAct }) {
  if (act.kind === 'app') return <AppSteps {...step} />;
  if (act.kind === 'passkey') return <PasskeyForm {...step} />;
  return <PasswordForm act={act} {...step} />;
}

const passwordForm = object({ password: string().required('Please enter your password') });

const PasswordField = () => (
  <Field name="password" label="Your password" type="password" autoComplete="current-password" />
);

const WORDS = {
  codes: { text: 'Your old codes will stop working.', submit: 'Make New Codes' },
  removeApp: { text: 'You’ll sign in without its code from then on.', submit: 'Turn Off' },
  removePasskey: { text: 'It won’t sign you in anymore. You can delete it from your device too.', submit: 'Remove' },
};

function PasswordForm({ act, onDone, onCancel }: StepProps & { act: PasswordAct }) {
  const submit = useSubmit({
    send: ({ password }: { password: string }) => sendWithPassword(act, password),
    ...errorsInForm(),
    done: onDone,
  });
  const { text, submit: label } = WORDS[act.kind];
  return (
    <DialogForm
      initialValues={{ password: '' }}
      schema={passwordForm}
      onSubmit={submit}
      label={TITLES[act.kind]}
      submitLabel={label}
      submitVariant={act.kind === 'codes' ? 'primary' : 'danger'}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
      <PasswordField />
    </DialogForm>
  );
}

async function sendWithPassword(act: PasswordAct, password: string): Promise<readonly string[]> {
  if (act.kind === 'removePasskey') {
    return (await mutate(RemovePasskeyDocument, { id: act.id, password })).removePasskey.recoveryCodes;
  }
  if (act.kind === 'removeApp') {
    return (await mutate(RemoveAuthenticatorDocument, { password })).removeAuthenticator.recoveryCodes;
  }
  return (await mutate(RenewRecoveryCodesDocument, { password })).renewRecoveryCodes.recoveryCodes;
}

const newPasskeyForm = passwordForm.shape({
  name: string().trim().required('Please name the device').max(60, 'Name must be at most 60 characters'),
});

function PasskeyForm({ onDone, onCancel }: StepProps) {
  const submit = useSubmit({
    send: async ({ name, password }: { name: string; password: string }) => {
      const { startPasskey } = await mutate(StartPasskeyDocument, { password });
      const response = await createPasskey(startPasskey.options);
      return (await mutate(AddPasskeyDocument, { input: { name, response } })).addPasskey.recoveryCodes;
    },
    ...errorsInForm('Your browser made no passkey. Please try again.'),
    done: onDone,
  });
  return (
    <DialogForm
      initialValues={{ name: '', password: '' }}
      schema={newPasskeyForm}
      onSubmit={submit}
      label={TITLES.passkey}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <Field name="name" label="Name of this device" hint="Like My phone." maxLength={60} autoComplete="off" />
      <PasswordField />
    </DialogForm>
  );
}

type Started = StartAuthenticatorMutation['startAuthenticator'];

function AppSteps({ onDone, onCancel }: StepProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const start = useSubmit({
    send: async ({ password }: { password: string }) =>
      (await mutate(StartAuthenticatorDocument, { password })).startAuthenticator,
    ...errorsInForm(),
    done: setStarted,
  });
  if (started) return <CodeForm started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <DialogForm
      initialValues={{ password: '' }}
      schema={passwordForm}
      onSubmit={start}
      label={TITLES.app}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <PasswordField />
    </DialogForm>
  );
}

const codeForm = object({ code: string().trim().required('Please enter the code that the app shows') });

function CodeForm({ started, onDone, onCancel }: StepProps & { started: Started }) {
  const confirm = useSubmit({
    send: async ({ code }: { code: string }) =>
      (await mutate(ConfirmAuthenticatorDocument, { code })).confirmAuthenticator.recoveryCodes,
    ...errorsInForm(),
    done: onDone,
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
