import { useApolloClient } from '@apollo/client/react';
import { mutate } from '../apollo/mutate';
import { networkOnly } from '../apollo/networkOnly';
import { codeOf } from '../errors/graphErrors';
import { SHARE_NAMES } from '../parts/herd/animalText';
import { ReasonField } from '../parts/reports/ReasonField';
import { WeightWarnings } from '../parts/settlement/WeightWarnings';
import { enteredText } from '../parts/weighing/enteredText';
import { WeighingDialog } from '../parts/weighing/WeighingDialog';
import { WeightFields } from '../parts/weighing/WeightFields';
import { oddWeights, toInput, valuesOf, type Weighed, withProposal } from '../parts/weighing/weights';
import { Text } from '../ui/text/Text';
import { ProposalPreviewDocument, ProposeWeightsDocument } from './DoorPage.generated';
import type { Due } from './dueDays';

interface WeighDialogProps extends Due {
  open: boolean;
  onClose: () => void;
}

/** Enters what a processor has weighed, for the ranch to record. It shows what is unusual, and no prices. */
export default function WeighDialog({ animal, door, ...dialog }: WeighDialogProps) {
  const { id: animalId, tag, proposedWeights: proposed } = animal;
  const client = useApolloClient();
  const known = withProposal(recordedOn({ animal, door }), proposed);
  const expected = proposed?.id ?? null;
  // What somebody else entered meanwhile is known then, so that sending once more replaces it.
  const readAgain = async (error: unknown) => {
    if (codeOf(error) === 'CONFLICT') await client.refetchQueries({ include: ['DoorPage'] });
    throw error;
  };
  return (
    <WeighingDialog
      {...dialog}
      title={`Weigh tag ${tag}`}
      description={proposed ? enteredText(proposed) : `${door.ranchName}. Enter what the scale says.`}
      initialValues={valuesOf(known, proposed?.reason)}
      toInput={toInput}
      preview={async (input) => {
        const variables = { id: door.id, animalId, input };
        const { data } = await client.query({ query: ProposalPreviewDocument, variables, ...networkOnly });
        return data?.proposalPreview;
      }}
      save={(input) => mutate(ProposeWeightsDocument, { id: door.id, animalId, input, expected }).catch(readAgain)}
      odd={(input) => oddWeights(known, animal.expectedHangingWeight, input)}
      isPriced={false}
      saved={`Weights of tag ${tag} sent`}
      savedNote={`${door.ranchName} ${door.letsWeightsThrough ? 'has them now' : 'checks and records them'}.`}
      result={(preview) =>
        preview?.warnings.length ? (
          <WeightWarnings warnings={preview.warnings} />
        ) : (
          <Text>Nothing about these weights is unusual.</Text>
        )
      }
    >
      <WeightFields shares={known.shares} isHangingOptional>
        <ReasonField label="Anything to know about the weights?" hint="The ranch and the families see this." optional />
      </WeightFields>
    </WeighingDialog>
  );
}

/** What the ranch has recorded, with each share once. */
function recordedOn({ animal: { hangingPounds, cutSheets }, door }: Due): Weighed {
  const owners = new Map(cutSheets.flatMap((sheet) => sheet.owners.map((owner) => [owner.claimId, owner] as const)));
  const shares = [...owners.values()].map(({ claimId, name, keptByRanch, quarters, places, packagedPounds }) => ({
    name: `${keptByRanch ? door.ranchName : name}'s ${SHARE_NAMES[quarters]?.toLowerCase() ?? 'share'}`,
    ...{ claimId, places, packagedPounds, packages: null },
  }));
  return { hangingPounds, sides: [], shares };
}
