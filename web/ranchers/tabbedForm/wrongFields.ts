import { type FormikContextType, getIn } from 'formik';
import { type Refusals, refusalOf } from '../../ui/refusals';

type FormState = Pick<FormikContextType<unknown>, 'errors' | 'touched' | 'status' | 'values'>;

/** The names of the fields that show an error now: the form's own, and what the server refused. */
export function wrongFields({ errors, touched, status, values }: FormState): string[] {
  const refusals = (status ?? {}) as Refusals;
  const refused = Object.keys(refusals).filter((name) => refusalOf(refusals, name, getIn(values, name)));
  return [...namesIn(errors).filter((name) => getIn(touched, name)), ...refused];
}

/** { rancher: { shippingFee: 'Fee cannot be negative' } } → ['rancher.shippingFee'] */
function namesIn(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof error === 'object' && error !== null ? namesIn(error, name) : error ? [name] : [];
  });
}
