import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { readNumber } from '../../../rules/fields/typedNumber';
import type { Place } from '../../../rules/herd/quarters';
import { formatCents } from '../../../rules/money/money';
import { hangingBand, oddWeight, packagedBand, sideBand } from '../../../rules/settlement/oddWeights';
import { hangingPounds as hangingPoundsOf } from '../../../rules/settlement/shareParts';
import { CUT_YIELDS } from '../../../rules/share/cutYields';
import { networkOnly } from '../../apollo/networkOnly';
import type { WeighAnimalInput } from '../../graphTypes.generated';

import { ReasonField } from '../../parts/reports/ReasonField';
import { WeightWarnings } from '../../parts/settlement/WeightWarnings';
import { usePermissions } from '../../session/useSession';
import { Field } from '../../ui/form/Field';
import { RadioCards } from '../../ui/input/RadioCards';
import { Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { Grid } from '../../ui/layout/Grid';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import { WeighingDialog } from '../settlement/WeighingDialog';
import { WeighingResult } from '../settlement/WeighingResult';
import { sharesOn, shareText } from './claims/shares';
import type { AnimalDialogProps } from './dialogProps';
import { WeighAnimalDocument, WeighingPreviewDocument, type WeighingPreviewQuery } from './WeighAnimalDialog.generated';

interface Values {
  how: 'whole' | 'sides';
  hangingPounds: string;
  sides: [string, string];
  /** The packaged weights, in the order of the animal's shares. */
  packaged: PackedValues[];
  reason: string;
}

type PackedValues = { claimId: string; pounds: string; boxes: string; cuts: Record<CutField, string> };

const CUT_FIELDS = ['ground', 'chuck', 'round', 'ribAndLoin', 'other'] as const;
type CutField = (typeof CUT_FIELDS)[number];

const eachCut = <Value,>(read: (cut: CutField) => Value) =>
  Object.fromEntries(CUT_FIELDS.map((cut) => [cut, read(cut)])) as Record<CutField, Value>;

const WEIGHING_MODES = [
  { value: 'whole', title: 'The whole animal', description: 'One number from the scale.' },
  { value: 'sides', title: 'Each side', description: 'Families pay for the side that is theirs.' },
];

/** Records an animal's weight. Shows what each family will owe before saving. */
export default function WeighAnimalDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag } = animal;
  const client = useApolloClient();
  const [weigh] = useMutation(WeighAnimalDocument);
  const { withMoney } = usePermissions();
  const isCorrection = animal.hangingPounds !== null || animal.weighings.length > 0;
  const expected = animal.weighings.at(-1)?.id;
  return (
    <WeighingDialog
      {...dialog}
      title={`Weigh animal ${tag}`}
      description={
        animal.hangingPounds === null ? firstHint(animal) : `So far: ${animal.hangingPounds} lb hanging weight.`
      }
      initialValues={initialValues(animal)}
      toInput={toInput}
      preview={async (input) => {
        const variables = { animalId: id, input, withMoney };
        const { data } = await client.query({ query: WeighingPreviewDocument, variables, ...networkOnly });
        return data?.weighingPreview;
      }}
      save={(input) => weigh({ variables: { animalId: id, input, expected } })}
      odd={(input) => oddWeights(animal, input)}
      saved={`Animal ${tag} weighed`}
      result={(preview) => preview && <Results preview={preview} />}
    >
      <Weights animal={animal} isCorrection={isCorrection} />
    </WeighingDialog>
  );
}

/** Beef that isn't sold by the hanging weight may be packed without one. */
const firstHint = ({ pricing }: AnimalDialogProps['animal']) =>
  pricing === 'PACKAGED'
    ? "Enter what the scale says. If you don't know the hanging weight, the packages are enough. Cutting and wrapping is billed by the hanging weight, so without it nothing is billed for that."
    : 'Enter what the scale says.';

/** Starts a correction with the last weighing, so that unchanged sides keep their weights. */
function initialValues({ hangingPounds, weighings, places }: AnimalDialogProps['animal']): Values {
  const [side1, side2] = weighings.at(-1)?.sides ?? [];
  const isBySide = side1 !== undefined && side2 !== undefined;
  return {
    how: isBySide ? 'sides' : 'whole',
    hangingPounds: hangingPounds === null ? '' : String(hangingPounds),
    sides: isBySide ? [String(side1), String(side2)] : ['', ''],
    packaged: sharesOn(places).map(({ claim: { id, packagedPounds, packages } }) => ({
      ...{ claimId: id, pounds: String(packagedPounds ?? ''), boxes: String(packages?.boxes ?? '') },
      cuts: eachCut((cut) => String(packages?.cuts?.[cut] ?? '')),
    })),
    reason: '',
  };
}

/** Says which new weights are unusual, as the server does. Without reception, only this asks before they're saved. */
function oddWeights(
  { expectedHangingWeight, ...before }: AnimalDialogProps['animal'],
  input: WeighAnimalInput,
): string[] {
  const expected = expectedHangingWeight ?? null;
  const { hangingPounds, sides, packaged } = input;
  const whole = hangingPounds ?? sides?.reduce((sum, side) => sum + side, 0) ?? before.hangingPounds ?? null;
  const isNew = whole !== before.hangingPounds || String(sides ?? []) !== String(before.weighings.at(-1)?.sides ?? []);
  const hanging = [
    whole === null ? undefined : oddWeight('Hanging weight', whole, hangingBand(expected)),
    ...(sides ?? []).map((side, at) => oddWeight(`Side ${at + 1}`, side, sideBand(expected))),
  ];
  const packages = (packaged ?? []).map(({ claimId, pounds }) => {
    const share = sharesOn(before.places).find(({ claim }) => claim.id === claimId);
    if (!share || share.claim.packagedPounds === pounds) return undefined;
    const [one = 0, other = 0] = sides ?? [];
    const bySide = sides ? ([one * 10, other * 10] as const) : null;
    const hung =
      whole === null ? null : hangingPoundsOf(share.numbers as Place[], { tenths: whole * 10, sides: bySide });
    return oddWeight('Packaged weight', pounds, packagedBand(hung, share.numbers.length));
  });
  return [...(isNew ? hanging : []), ...packages].filter((odd) => odd !== undefined);
}

/** Omits blank packaged weights, so that the server keeps the recorded ones. */
function toInput({ how, hangingPounds, sides, packaged, reason }: Values): WeighAnimalInput {
  const weight =
    how === 'sides'
      ? { sides: sides.map((side) => readNumber(side) ?? 0) }
      : { hangingPounds: readNumber(hangingPounds) };
  return {
    ...weight,
    packaged: packaged.flatMap((packed) => {
      const pounds = readNumber(packed.pounds);
      return pounds === null ? [] : [{ claimId: packed.claimId, pounds, ...packedIn(packed) }];
    }),
    reason: reason || null,
  };
}

/** Leaves out what nobody typed. */
function packedIn({ boxes, cuts }: PackedValues) {
  const weights = eachCut((cut) => readNumber(cuts[cut]));
  const isCut = Object.values(weights).some((pounds) => pounds !== null);
  const count = readNumber(boxes);
  return { ...(count !== null && { boxes: count }), ...(isCut && { cuts: weights }) };
}

function Weights({ animal, isCorrection }: { animal: AnimalDialogProps['animal']; isCorrection: boolean }) {
  const { how } = useFormikContext<Values>().values;
  return (
    <>
      <RadioCards name="how" legend="What did you weigh?" options={WEIGHING_MODES} columns={2} />
      {how === 'whole' ? (
        <Pounds name="hangingPounds" label="Hanging weight" optional={animal.pricing === 'PACKAGED'} />
      ) : (
        <>
          <Pounds name="sides.0" label="Hanging weight of side 1" />
          <Pounds name="sides.1" label="Hanging weight of side 2" />
        </>
      )}
      {hasPackagedFields(animal) &&
        sharesOn(animal.places).map(({ claim }, at) => (
          <Stack key={claim.id} gap={1}>
            <Pounds name={`packaged.${at}.pounds`} label={`Packaged weight of ${shareText(claim)}`} optional />
            <Fold label={`Boxes and cuts of ${shareText(claim)}`}>
              <Grid columns={2} min={140} gap={1}>
                {CUT_YIELDS.map(({ label }, index) => (
                  <Pounds key={label} name={`packaged.${at}.cuts.${CUT_FIELDS[index]}`} label={label} optional />
                ))}
                <Field name={`packaged.${at}.boxes`} label="Boxes" type="number" inputMode="numeric" optional />
              </Grid>
            </Fold>
          </Stack>
        ))}
      <ReasonField
        label={isCorrection ? 'Why are you correcting it?' : 'Anything to know about the weights?'}
        hint="Families will see this."
        optional={!isCorrection}
      />
    </>
  );
}

/** Returns whether shares have fields for packaged weights. Right after the harvest, only packaged pricing needs them. */
const hasPackagedFields = ({ pricing, stage }: AnimalDialogProps['animal']) =>
  pricing === 'PACKAGED' || stage !== 'HARVESTED';

/** A field for a weight, with a numeric keypad on phones. */
function Pounds(field: { name: string; label: string; optional?: boolean }) {
  return <Field {...field} type="number" suffix="lb" />;
}

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
