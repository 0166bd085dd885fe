import { useFormikContext } from 'formik';
import type { RemedyValues } from '../../../rules/complaints/complaintForms';
import { REMEDY } from '../../../rules/complaints/complaintWords';
import { usePermissions, useSession } from '../../session/useSession';
import { MoneyField } from '../../ui/form/MoneyField';
import { RadioCards } from '../../ui/input/RadioCards';

/** Whether the viewer knows amounts: families, and people who look after money. */
export function useSeesMoney(): boolean {
  const { viewer } = useSession();
  const { withMoney } = usePermissions();
  return withMoney || viewer?.userType === 'CUSTOMER';
}

interface RemedyFieldsProps {
  legend: string;
  /** Adds a choice for no proposal. */
  none?: string;
}

/** What makes it right, with an amount for money. Only people who look after money can offer it. */
export function RemedyFields({ legend, none }: RemedyFieldsProps) {
  const withMoney = useSeesMoney();
  const { remedy } = useFormikContext<RemedyValues>().values;
  const options = REMEDY.options
    .filter(({ value }) => withMoney || value !== 'PART_BACK')
    .map(({ value, label }) => ({ value, title: label }));
  return (
    <>
      <RadioCards
        name="remedy"
        legend={legend}
        options={none ? [{ value: '', title: none }, ...options] : options}
        columns={2}
      />
      {remedy === 'PART_BACK' && <MoneyField name="amount" label="How much comes back?" />}
    </>
  );
}
