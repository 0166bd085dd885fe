import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { secondFactorCode } from '../../../rules/accounts/secondFactorCode';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import QrCode from '../../ui/text/QrCode';
import { Text } from '../../ui/text/Text';
import { CodeField } from './CodeField';
import type { CodeField_userFragment } from './CodeField.generated';
import { createPasskey } from './createPasskey';
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

/** Actions that need nothing but the password and, if there is one, the second factor. */
type ReauthAction = { kind: 'codes' | 'removeApp' } | { kind: 'removePasskey'; id: string; name: string };

export type TwoStepAction = ReauthAction | { kind: 'app' } | { kind: 'passkey' };

const TITLES: Record<TwoStepAction['kind'], string> = {
  app: 'Set up an authenticator app',
  passkey: 'Add a passkey',
  codes: 'Make new recovery codes',
  removeApp: 'Turn off the authenticator app',
  removePasskey: 'Remove the passkey',
};

interface TwoStepDialogProps extends DialogState {
  user: CodeField_userFragment;
  action: TwoStepAction;
}

/** Asks for the password first, and for a code if there is a second factor. Shows new recovery codes once, at the end. */
export default function TwoStepDialog({ user, action, open, onOpenChange }: TwoStepDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => onOpenChange(false);
  const finish = (newCodes: readonly string[]) => (newCodes.length > 0 ? setCodes(newCodes) : close());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={codes.length > 0 ? 'Save your recovery codes' : TITLES[action.kind]}
    >
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={close} />}
      {codes.length === 0 && <Steps user={user} action={action} onDone={finish} onCancel={close} />}
    </Dialog>
  );
}

interface StepProps {
  user: CodeField_userFragment;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function Steps({ action, ...step }: StepProps & { action: TwoStepAction }) {
  if (action.kind === 'app') return <AppSteps {...step} />;
  if (action.kind === 'passkey') return <PasskeyForm {...step} />;
  return <ReauthForm action={action} {...step} />;
}

type ReauthValues = { password: string; code: string };

const BLANK: ReauthValues = { password: '', code: '' };

const reauthForm = object({
  password: string().required('Please enter your password'),
  code: secondFactorCode(),
});

const ReauthFields = ({ user }: { user: CodeField_userFragment }) => (
  <>
    <Field name="password" label="Your password" type="password" autoComplete="current-password" />
    <CodeField user={user} />
  </>
);

const TEXTS = {
  codes: { text: 'Your old codes will stop working.', submit: 'Make New Codes' },
  removeApp: { text: 'You won’t be asked for a code from the app anymore.', submit: 'Turn Off' },
  removePasskey: { text: 'It won’t sign you in anymore. You can delete it from your device too.', submit: 'Remove' },
};

function ReauthForm({ user, action, onDone, onCancel }: StepProps & { action: ReauthAction }) {
  const submit = useSubmit({
    send: (reauth: ReauthValues) => runAction(action, reauth),
    ...errorsInForm(),
    onSuccess: onDone,
  });
  const { text, submit: label } = TEXTS[action.kind];
  return (
    <DialogForm
      initialValues={BLANK}
      schema={reauthForm}
      onSubmit={submit}
      label={TITLES[action.kind]}
      submitLabel={label}
      submitVariant={action.kind === 'codes' ? 'primary' : 'danger'}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
      <ReauthFields user={user} />
    </DialogForm>
  );
}

async function runAction(action: ReauthAction, reauth: ReauthValues): Promise<readonly string[]> {
  if (action.kind === 'removePasskey') {
    return (await mutate(RemovePasskeyDocument, { id: action.id, ...reauth })).removePasskey.recoveryCodes;
  }
  if (action.kind === 'removeApp') {
    return (await mutate(RemoveAuthenticatorDocument, reauth)).removeAuthenticator.recoveryCodes;
  }
  return (await mutate(RenewRecoveryCodesDocument, reauth)).renewRecoveryCodes.recoveryCodes;
}

const newPasskeyForm = reauthForm.shape({
  name: string().trim().required('Please name the device').max(60, 'Name must be at most 60 characters'),
});

function PasskeyForm({ user, onDone, onCancel }: StepProps) {
  // The options are reused for a retry after the person cancels the browser's prompt, because the code works only once.
  const started = useRef<string>(undefined);
  const submit = useSubmit({
    send: async ({ name, ...reauth }: ReauthValues & { name: string }) => {
      started.current ??= (await mutate(StartPasskeyDocument, reauth)).startPasskey.options;
      const response = await createPasskey(started.current);
      started.current = undefined;
      return (await mutate(AddPasskeyDocument, { input: { name, response } })).addPasskey.recoveryCodes;
    },
    ...errorsInForm("Your browser couldn't create a passkey. Please try again."),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      initialValues={{ name: '', ...BLANK }}
      schema={newPasskeyForm}
      onSubmit={submit}
      label={TITLES.passkey}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <Field name="name" label="Name of this device" hint="For example: My phone" maxLength={60} autoComplete="off" />
      <ReauthFields user={user} />
    </DialogForm>
  );
}

type Started = StartAuthenticatorMutation['startAuthenticator'];

function AppSteps({ user, onDone, onCancel }: StepProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const start = useSubmit({
    send: async (reauth: ReauthValues) => (await mutate(StartAuthenticatorDocument, reauth)).startAuthenticator,
    ...errorsInForm(),
    onSuccess: setStarted,
  });
  if (started) return <CodeForm started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <DialogForm
      initialValues={BLANK}
      schema={reauthForm}
      onSubmit={start}
      label={TITLES.app}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <ReauthFields user={user} />
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
