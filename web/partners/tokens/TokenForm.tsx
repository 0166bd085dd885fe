import { LIMITS } from '../../../rules/limits';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { LifetimeFields } from './LifetimeFields';
import { scopesFor } from './scopeWords';
import { initialToken, tokenForm } from './tokenValues';
import { useCreateToken } from './useCreateToken';

interface TokenFormProps {
  isOpen: boolean;
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

export function TokenForm({ isOpen, onCreated, onCancel }: TokenFormProps) {
  const createToken = useCreateToken(isOpen, onCreated);
  const { viewer } = useSession();
  return (
    <Form initialValues={initialToken} schema={tokenForm} onSubmit={createToken} label="New token">
      <Field
        name="name"
        label="Name"
        hint="What it is for, such as Bookkeeping."
        maxLength={LIMITS.apiTokenName}
        autoComplete="off"
      />
      <CheckboxGroup name="scopes" legend="What it may do" options={scopesFor(viewer?.userType)} />
      <LifetimeFields />
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton>Make Token</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
