import { monthOf, monthProblem } from '../../rules/statement';
import { useAddress } from '../ranchers/useAddress';

/** The month in the address; the current one where none is, or none that could have a statement. */
export function useStatementMonth() {
  const { params, change } = useAddress();
  const inAddress = params.get('month') ?? '';
  const choose = (month: string) =>
    change(
      (next) => {
        next.set('month', month);
        return next;
      },
      { replace: true },
    );
  return { asked: monthProblem(inAddress) ? monthOf(new Date()) : inAddress, choose };
}
