import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { type ApiScope, scopesFor } from '../../../rules/developers/apiScope';
import { apiTokenForm } from '../../../rules/developers/apiTokenForm';
import { LIMITS } from '../../../rules/fields/limits';
import type { Option } from '../../../rules/words/labels';
import { useSubmit } from '../../errors/useSubmit';
import { serverTime } from '../../session/serverTime';
import { useSession } from '../../session/useSession';
import { CheckboxGroup } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { SelectField } from '../../ui/form/SelectField';

import { Grid } from '../../ui/layout/Grid';
import { ApiAccessPageDocument } from '../ApiAccessPage.generated';
import { CopyField } from '../CopyField';
import { NewSecretDialog, type NewSecretDialogProps, type SecretFormProps } from '../NewSecretDialog';
import { describeScopes } from './describeScopes';
import { CreateTokenDocument } from './NewTokenDialog.generated';

export default function NewTokenDialog(dialog: NewSecretDialogProps) {
  return (
    <NewSecretDialog
      {...dialog}
      noun="token"
      secretNoun="token"
      Form={TokenForm}
      advice={(secret) => <CopyField label="Try it in a terminal" value={curlCommand(secret)} action="Copy command" />}
    />
  );
}

const curlCommand = (secret: string) =>
  [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${secret}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query":"{ viewer { name } }"}'`,
  ].join(' ');

function TokenForm({ onCreated, onCancel }: SecretFormProps) {
  const createToken = useCreateToken(onCreated);
  const { viewer } = useSession();
  return (
    <DialogForm
      initialValues={initialToken}
      schema={tokenForm}
      onSubmit={createToken}
      label="New token"
      submitLabel="Create Token"
      onCancel={onCancel}
    >
      <Field
        name="name"
        label="Name"
        hint="What it's for, like Bookkeeping."
        maxLength={LIMITS.apiTokenName}
        autoComplete="off"
      />
      <CheckboxGroup name="scopes" legend="What it can do" options={describeScopes(scopesFor(viewer?.userType))} />
      <LifetimeFields />
    </DialogForm>
  );
}

function LifetimeFields() {
  const { values } = useFormikContext<TokenValues>();
  return (
    <Grid columns={2} min={200} gap={2.5}>
      <SelectField name="lifetime" label="Expires after" options={LIFETIMES} />
      {values.lifetime === 'day' && <Field name="expiresAt" label="Last day" type="date" max="9999-12-31" />}
    </Grid>
  );
}

/** Creates a token and passes its secret to `onCreated`. Doesn't cache the response, so that the secret isn't stored. */
function useCreateToken(onCreated: (secret: string) => void) {
  const [createToken] = useMutation(CreateTokenDocument, {
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const token = data?.createApiToken.token;
      cache.updateQuery({ query: ApiAccessPageDocument }, (page) =>
        page?.viewer && token
          ? { ...page, viewer: { ...page.viewer, apiTokens: [token, ...page.viewer.apiTokens] } }
          : undefined,
      );
    },
  });
  return useSubmit({
    send: (values: TokenValues) => {
      const { expiresAt, ...input } = toTokenInput(values);
      return createToken({ variables: { input: { ...input, expiresAt: expiresAt?.toISOString() ?? null } } });
    },
    errorToast: "Couldn't create the token",
    onSuccess: ({ data }) => data && onCreated(data.createApiToken.secret),
  });
}

type Lifetime = '30' | '90' | '365' | 'never' | 'day';

interface TokenValues {
  name: string;
  scopes: ApiScope[];
  lifetime: Lifetime;
  expiresAt: string;
}

const LIFETIMES: readonly Option<Lifetime>[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'Until a date' },
];

const DAY = 24 * 60 * 60 * 1000;

function toTokenInput({ name, scopes, lifetime, expiresAt }: TokenValues) {
  return { name, scopes, expiresAt: expirationOf(lifetime, expiresAt) };
}

/** Returns when the token expires. A selected day ends at midnight in the person's time zone. */
function expirationOf(lifetime: Lifetime, day: string): Date | null {
  if (lifetime === 'never') return null;
  return lifetime === 'day' ? new Date(`${day}T23:59:59`) : new Date(serverTime.now() + Number(lifetime) * DAY);
}

const tokenForm = apiTokenForm.transform(toTokenInput);

const initialToken: TokenValues = { name: '', scopes: [], lifetime: '90', expiresAt: '' };
