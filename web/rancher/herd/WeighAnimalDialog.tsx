import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatCents } from '../../../rules/money/money';
import { networkOnly } from '../../apollo/networkOnly';
import { ReasonField } from '../../parts/reports/ReasonField';
import { WeightWarnings } from '../../parts/settlement/WeightWarnings';
import { enteredText } from '../../parts/weighing/enteredText';
import { WeighingDialog } from '../../parts/weighing/WeighingDialog';
import { WeightFields } from '../../parts/weighing/WeightFields';
import { oddWeights, toInput, valuesOf, type Weighed, withProposal } from '../../parts/weighing/weights';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import { WeighingResult } from '../settlement/WeighingResult';
import { sharesOn, shareText } from './claims/shares';
import type { AnimalDialogProps } from './dialogProps';
import { WeighAnimalDocument, WeighingPreviewDocument, type WeighingPreviewQuery } from './WeighAnimalDialog.generated';

/** Records an animal's weight. Shows what each family will owe before saving. */
export default function WeighAnimalDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag } = animal;
  const client = useApolloClient();
  const [weigh] = useMutation(WeighAnimalDocument);
  const { withMoney } = usePermissions();
  const isCorrection = animal.hangingPounds !== null || animal.weighings.length > 0;
  const expected = animal.weighings.at(-1)?.id;
  const proposed = animal.proposedWeights;
  const recorded = recordedOn(animal);
  const shown = withProposal(recorded, proposed);
  return (
    <WeighingDialog
      {...dialog}
      title={`Weigh animal ${tag}`}
      description={hintFor(animal)}
      initialValues={valuesOf(shown, proposed?.reason)}
      isFilledIn={Boolean(proposed)}
      toInput={toInput}
      preview={async (input) => {
        const variables = { animalId: id, input, withMoney };
        const { data } = await client.query({ query: WeighingPreviewDocument, variables, ...networkOnly });
        return data?.weighingPreview;
      }}
      save={(input) => weigh({ variables: { animalId: id, input, expected } })}
      odd={(input) => oddWeights(recorded, animal.expectedHangingWeight ?? null, input)}
      saved={`Animal ${tag} weighed`}
      result={(preview) => preview && <Results preview={preview} />}
    >
      <WeightFields
        shares={hasPackagedFields(animal) ? shown.shares : []}
        isHangingOptional={animal.pricing === 'PACKAGED'}
      >
        <ReasonField
          label={isCorrection ? 'Why are you correcting it?' : 'Anything to know about the weights?'}
          hint="Families will see this."
          optional={!isCorrection}
        />
      </WeightFields>
    </WeighingDialog>
  );
}

function hintFor(animal: AnimalDialogProps['animal']): string {
  const { hangingPounds, proposedWeights: proposed } = animal;
  const recorded = hangingPounds !== null && `So far: ${hangingPounds} lb hanging weight.`;
  return [proposed && enteredText(proposed), recorded].filter(Boolean).join(' ') || firstHint(animal);
}

/** Beef that isn't sold by the hanging weight may be packed without one. */
const firstHint = ({ pricing }: AnimalDialogProps['animal']) =>
  pricing === 'PACKAGED'
    ? "Enter what the scale says. If you don't know the hanging weight, the packages are enough. Cutting and wrapping is billed by the hanging weight, so without it nothing is billed for that."
    : 'Enter what the scale says.';

/** The weights that count so far. */
const recordedOn = ({ hangingPounds, weighings, places }: AnimalDialogProps['animal']): Weighed => ({
  hangingPounds,
  sides: weighings.at(-1)?.sides ?? [],
  shares: sharesOn(places).map(({ claim, numbers }) => ({
    ...{ claimId: claim.id, name: shareText(claim), places: numbers },
    ...{ packagedPounds: claim.packagedPounds, packages: claim.packages },
  })),
});

/** Returns whether shares have fields for packaged weights. Right after the harvest, only packaged pricing needs them. */
const hasPackagedFields = ({ pricing, stage, proposedWeights }: AnimalDialogProps['animal']) =>
  pricing === 'PACKAGED' || stage !== 'HARVESTED' || Boolean(proposedWeights?.packaged.length);

function Results({ preview }: { preview: WeighingPreviewQuery['weighingPreview'] }) {
  const { orders, waiting, commission, warnings } = preview;
  return (
    <Stack gap={3}>
      <WeightWarnings warnings={warnings} />
      {orders && commission !== undefined && (
        <Text>
          {sumText(orders)} Commission in all: <strong>{formatCents(commission)}</strong>
        </Text>
      )}
      {!orders && <Text>The families get their new figures by email.</Text>}
      {orders?.map((each) => (
        <WeighingResult key={each.order.id} preview={each} />
      ))}
      {waiting.length > 0 && (
        <Notice>
          {`Not settled yet: ${waiting.map(({ customer }) => customer.name).join(', ')}. Something else in the order still has to be weighed.`}
        </Notice>
      )}
      {orders?.length === 0 && waiting.length === 0 && <Text>No family holds a share of it.</Text>}
    </Stack>
  );
}

/** Returns a text such as '4 families, $2,385.00 together.' */
function sumText(orders: NonNullable<WeighingPreviewQuery['weighingPreview']['orders']>): string {
  if (orders.length < 2) return '';
  return `${orders.length} families, ${formatCents(orders.reduce((sum, { total }) => sum + total, 0))} together.`;
}
