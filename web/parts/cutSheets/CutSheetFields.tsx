import { useFormikContext } from 'formik';
import { LIMITS } from '../../../rules/fields/limits';
import { type CutSheet, cutSheetDifferences } from '../../../rules/herd/cutSheet';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { ToggleChip } from '../../ui/input/Chip';
import { Cluster } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import { CutQuestions } from './CutQuestions';
import type { CutSheet_sheetFragment, CutSheetProposal_proposalFragment } from './CutSheet.generated';
import {
  type CutSheetValues,
  cutSituationOf,
  ownProposal,
  sheetOfProposal,
  toCutSheet,
  toCutSheetValues,
} from './cutSheetValues';

interface CutSheetFieldsProps {
  sheet: CutSheet_sheetFragment;
  /** The proposal of the other family or the ranch, for comparison. */
  theirs?: CutSheetProposal_proposalFragment | undefined;
}

/** The fields of a form whose values are a cut sheet's choices. */
export function CutSheetFields({ sheet, theirs }: CutSheetFieldsProps) {
  const { values } = useFormikContext<CutSheetValues>();
  const others = theirs && {
    label: theirs.byRanch ? "The ranch's choice" : 'Their choice',
    choices: sheetOfProposal(theirs),
  };
  return (
    <>
      <TemplateChips templates={templatesOf(sheet, theirs)} values={values} />
      <CutQuestions choices={values} situation={cutSituationOf(sheet)} others={others} />
      <Field
        name="notes"
        label="Anything else for the processor"
        type="textarea"
        maxLength={LIMITS.description}
        optional
      />
      {values.processorMayCall !== undefined && (
        <CheckboxField
          name="processorMayCall"
          label="The processor may call me"
          hint="Your phone number is then on the processor’s paper."
        />
      )}
    </>
  );
}

interface Template {
  label: string;
  sheet: CutSheet;
}

/** Returns the cut sheets with which a person can fill in the form. */
function templatesOf(sheet: CutSheet_sheetFragment, theirs: CutSheetFieldsProps['theirs']): Template[] {
  const mine = ownProposal(sheet);
  return [
    ...(mine ? [{ label: 'My proposal', sheet: sheetOfProposal(mine) }] : []),
    ...(theirs ? [{ label: 'Their proposal', sheet: sheetOfProposal(theirs) }] : []),
    ...(sheet.lines.length > 0 ? [{ label: 'The current sheet', sheet: toCutSheet(sheet.lines, sheet.notes) }] : []),
    { label: "The ranch's standard", sheet: toCutSheet(sheet.standard) },
  ];
}

function TemplateChips({ templates, values }: { templates: Template[]; values: CutSheetValues }) {
  const { setValues } = useFormikContext<CutSheetValues>();
  return (
    <Cluster role="group" aria-label="Start from" gap={1}>
      <Text size={15} tone="soft">
        Start from
      </Text>
      {templates.map(({ label, sheet }) => (
        <ToggleChip
          key={label}
          pressed={cutSheetDifferences(values, sheet).length === 0}
          onChange={() => void setValues({ ...values, ...toCutSheetValues(sheet) })}
        >
          {label}
        </ToggleChip>
      ))}
    </Cluster>
  );
}
