import { useFormikContext } from 'formik';
import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { readNumber } from '../../../rules/fields/typedNumber';
import type { NewAnimalsValues } from '../../../rules/herd/animalValues';
import { INSPECTION } from '../../../rules/herd/inspection';
import { PACKAGED_TEXT } from '../../../rules/herd/packagedYield';

import { isDay } from '../../../rules/time/days';
import { PRICING_MODEL } from '../../../rules/words/vocabulary';
import { PhotoButtons } from '../../parts/photos/PhotoButtons';
import { UploadList } from '../../parts/photos/UploadList';
import { useFormPhoto } from '../../parts/photos/useFormPhoto';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';
import { MoneyField } from '../../ui/form/MoneyField';
import { SelectField } from '../../ui/form/SelectField';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { FamiliesSee, type ProcessorChoice } from './FamiliesSee';
import { HarvestDays } from './HarvestDays';

type SharedValues = Omit<NewAnimalsValues, 'tags'>;

/** Edits the processor and, until families can reserve shares, the harvest date. After that, the date has its own dialog. */
export function HarvestFields({ processors, hasDate }: { processors: readonly ProcessorChoice[]; hasDate: boolean }) {
  const { harvestDate } = useFormikContext<SharedValues>().values;
  return (
    <Fieldset legend="Harvest">
      {hasDate && (
        <Grid columns={2} min={220} gap={2}>
          <Field name="harvestDate" label="Harvest date" type="date" optional />
          {!harvestDate && (
            <Field
              name="harvestWords"
              label="Or roughly when"
              placeholder="autumn 2027"
              maxLength={LIMITS.name}
              optional
            />
          )}
        </Grid>
      )}
      <ProcessorField processors={processors} />
    </Fieldset>
  );
}

function ProcessorField({ processors }: { processors: readonly ProcessorChoice[] }) {
  return (
    <SelectField
      name="processorId"
      label="Processor"
      options={processors.map(({ id, name, inspection }) => ({
        value: id,
        label: `${name} (${INSPECTION.label(inspection)})`,
      }))}
      placeholder="Not chosen yet"
      hint={processors.length === 0 && 'Add your processor on the herd board. You need one to open animals.'}
      optional
    />
  );
}

/** Edits the price and the deposit of a quarter, and says what families will see. */
export function PriceFields(known: ComponentProps<typeof FamiliesSee>) {
  const { pricing } = useFormikContext<SharedValues>().values;
  return (
    <Fieldset legend="Price">
      <SelectField name="pricing" label="Pricing method" options={PRICING_MODEL.options} />
      <Grid columns={2} min={220} gap={2}>
        {pricing === 'FLAT' ? (
          <>
            <MoneyField name="price" label="Price of a quarter" />
            <MoneyField name="halfPrice" label="Price of a half" hint="If blank, twice a quarter." optional />
            <MoneyField name="wholePrice" label="Price of a whole" hint="If blank, four quarters." optional />
          </>
        ) : (
          <MoneyField name="pricePerPound" label="Price per lb" />
        )}
        <MoneyField name="depositPerQuarter" label="Deposit per quarter" optional />
      </Grid>
      <FamiliesSee {...known} />
    </Fieldset>
  );
}

const percent = { type: 'number', inputMode: 'numeric', suffix: '%', optional: true } as const;
const pounds = { type: 'number', suffix: 'lb', optional: true } as const;

/** Edits facts that families like to know about the animals. */
export function AnimalFacts({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  return (
    <Fieldset legend="About them">
      <Grid columns={2} min={220} gap={2}>
        <Field name="breed" label="Breed" placeholder="Black Angus" maxLength={LIMITS.name} optional />
        <Field name="bornOn" label="Born in" type="month" placeholder="2025-04" optional />
      </Grid>
      <Field name="finish" label="Finish" placeholder="Grass-finished" maxLength={LIMITS.fact} optional />
      <Grid columns={2} min={160} gap={2}>
        <Field name="expectedHangingWeight.from" label="Hanging weight from" {...pounds} />
        <Field name="expectedHangingWeight.to" label="Hanging weight to" {...pounds} />
      </Grid>
      <Grid columns={2} min={160} gap={2}>
        <Field
          name="packagedYield.from"
          label="Take-home yield from"
          hint={`How much of the hanging weight ends up packaged. If blank, what your last animals gave, or ${PACKAGED_TEXT}.`}
          {...percent}
        />
        <Field name="packagedYield.to" label="Take-home yield to" {...percent} />
      </Grid>
      <PhotoField onUploading={onUploading} />
    </Fieldset>
  );
}

const days = { type: 'number', inputMode: 'numeric', suffix: 'days' } as const;

/** Edits how long hanging and cutting take, and shows the resulting dates. */
export function CalendarFields({ hasDueDay }: { hasDueDay: boolean }) {
  const { harvestDate, hangDays, cuttingDays, cutSheetsDue } = useFormikContext<SharedValues>().values;
  const plan = {
    harvestDate,
    hangDays: readNumber(hangDays) ?? 0,
    cuttingDays: readNumber(cuttingDays) ?? 0,
    cutSheetsDue: cutSheetsDue || null,
  };
  return (
    <Fieldset legend="Hanging and cutting">
      <Grid columns={2} min={160} gap={2}>
        <Field name="hangDays" label="Hangs for" {...days} />
        <Field name="cuttingDays" label="Cutting takes" {...days} />
      </Grid>
      {hasDueDay && (
        <Field
          name="cutSheetsDue"
          label="Cut sheets due"
          type="date"
          hint="If blank, a week before the harvest."
          optional
        />
      )}
      {isDay(harvestDate) && <HarvestDays plan={plan} />}
    </Fieldset>
  );
}

interface PhotoFieldProps {
  /** Reports whether a photo is uploading; the animals can't be saved until the upload is done. */
  onUploading: (isUploading: boolean) => void;
}

const Preview = styled.div`
  width: 96px;
`;

function PhotoField({ onUploading }: PhotoFieldProps) {
  const { url, replace, uploads, announcement, buttons } = useFormPhoto('photoUrl', onUploading);
  return (
    <Stack gap={1}>
      <Text strong size={15}>
        Photo
      </Text>
      <Cluster ref={buttons} tabIndex={-1} role="group" aria-label="Photo" gap={1.5}>
        {url && (
          <Preview>
            <RanchPicture url={url} alt="The photo" ratio="1/1" sizes="96px" rounded />
          </Preview>
        )}
        <PhotoButtons
          chooseLabel={url ? 'Upload Another' : 'Upload a Photo'}
          takeLabel="Take a Photo"
          disabled={uploads.isUploading}
          onFiles={uploads.add}
        />
        {url && (
          <Button variant="quiet" icon={Trash2} onClick={() => replace('', 'The photo was removed.')}>
            Remove Photo
          </Button>
        )}
      </Cluster>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UploadList uploads={uploads.list} onDismiss={uploads.dismiss} />
    </Stack>
  );
}
