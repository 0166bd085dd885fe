import { ORDER_STATUS } from '../../../rules/vocabulary';
import { useAdminParams } from '../../platform/useAdminParams';
import { readNarrowing, variablesOf } from '../manage/orderNarrowing';

const inAddress = (status: string) => status.toLowerCase();

const STATUSES = ORDER_STATUS.values.map((status) => ({ value: inAddress(status), label: ORDER_STATUS.label(status) }));

/** Which orders an admin looks at, as it stands in the address; `variables` is the same for the graph. */
export function useOrderFilter() {
  const { params, change } = useAdminParams();
  const narrowing = readNarrowing(params);
  const { from, to } = variablesOf(narrowing);
  const status = ORDER_STATUS.values.find((value) => inAddress(value) === params.get('status'));
  const put = (name: string) => (value: string) => change({ [name]: value }, { replace: true });
  return {
    variables: { status: status && [status], from, to },
    isNarrowed: Boolean(status || from || to),
    status: { options: STATUSES, value: status ? inAddress(status) : '', onChange: put('status') },
    from: { value: narrowing.from, onChange: put('from') },
    to: { value: narrowing.to, onChange: put('to') },
    clear: () => change({ status: null, from: null, to: null }, { replace: true }),
  };
}

export type OrderFilter = ReturnType<typeof useOrderFilter>;
