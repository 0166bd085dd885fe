import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../rules/fields/limits';
import { pathTo } from '../../rules/site';
import { pluralize } from '../../rules/words/pluralize';
import { ask, mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { usePermissions, useSession } from '../session/useSession';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { FormActions, SubmitButton } from '../ui/form/FormActions';
import { SelectField } from '../ui/form/SelectField';
import { Section } from '../ui/layout/Section';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import {
  RecallProcessorsDocument,
  RecallScopeDocument,
  type RecallScopeQuery,
  StartRecallDocument,
  type StartRecallMutationVariables,
} from './StartRecall.generated';

const SCOPE = { tag: '', processorId: '', establishmentNumber: '', harvestFrom: '', harvestTo: '' };
const EMPTY = { ...SCOPE, advice: '', reason: '' };

const loadForm = async () => (await import('../../rules/herd/recallForm')).startRecallForm;

type Previewed = { reach: RecallScopeQuery['recallScope']; sent: StartRecallMutationVariables };

/** Asks what a recall is about, shows who it reaches, and sends exactly that with one more press. */
export default function StartRecall() {
  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = useSubmit({
    send: async ({ advice, reason, ...scope }: typeof EMPTY) => {
      const { recallScope } = await ask(RecallScopeDocument, { scope }, { fetchPolicy: 'network-only' });
      setPreviewed({ reach: recallScope, sent: { scope, advice, reason } });
    },
    ...errorsInForm(),
  });
  return (
    <Section title="Start a Recall">
      <Form label="Recall" initialValues={EMPTY} schema={loadForm} onSubmit={preview}>
        <ScopeFields />
        <Field
          name="advice"
          type="textarea"
          label="What should families do?"
          hint="They read this first. Say what to do with the beef, and who to call."
          maxLength={LIMITS.reason}
        />
        <Field name="reason" type="textarea" label="Why?" maxLength={LIMITS.reason} />
        <FormActions>
          <SubmitButton>Show Who It Reaches</SubmitButton>
        </FormActions>
      </Form>
      {previewed && <Confirm {...previewed} onClose={() => setPreviewed(undefined)} />}
    </Section>
  );
}

function ScopeFields() {
  const isRancher = useSession().viewer?.userType === 'RANCHER';
  const { withRanch } = usePermissions();
  const { data } = useQuery(RecallProcessorsDocument, { skip: !isRancher || !withRanch });
  const processors = data?.viewer?.ranch?.processors ?? [];
  const options = processors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field
        name="tag"
        label="Tag"
        hint="Or the 15 digits of the official tag."
        maxLength={LIMITS.animalTag}
        optional
      />
      {options.length > 0 && (
        <SelectField
          name="processorId"
          label="Processor"
          options={[{ value: '', label: 'Any' }, ...options]}
          optional
        />
      )}
      <Field
        name="establishmentNumber"
        label="Establishment number"
        hint={isRancher ? undefined : 'Reaches all ranches that use it.'}
        maxLength={LIMITS.establishmentNumber}
        optional={isRancher}
      />
      <Field name="harvestFrom" label="Harvested from" type="date" optional />
      <Field name="harvestTo" label="Harvested until" type="date" optional />
    </>
  );
}

function Confirm({ reach, sent, onClose }: Previewed & { onClose: () => void }) {
  const { foundBy, animals, shares, keptByRanch, families } = reach;
  const navigate = useNavigate();
  const start = useSubmit({
    send: () => mutate(StartRecallDocument, sent),
    errorToast: 'Couldn’t start the recall',
    successToast: { title: 'Recall Started', description: 'The letters are on their way.' },
    onSuccess: ({ startRecall }) => navigate(pathTo('recalls', { id: startRecall.recall.id })),
  });
  const kept = keptByRanch > 0 && `No letter goes to the ${pluralize(keptByRanch, 'share')} that ranches keep.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Write to ${pluralize(families, 'family', 'families')}?`}
      description={[
        `Recall of ${foundBy}: ${pluralize(animals, 'animal')} with ${pluralize(shares, 'share')}.`,
        'Each family gets one letter, and it can’t be taken back.',
        kept,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Start the Recall"
      tone="danger"
      onConfirm={start}
    />
  );
}
