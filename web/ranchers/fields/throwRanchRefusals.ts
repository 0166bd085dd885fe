import { fieldErrorsOf } from '../../errors/fieldErrorsOf';

/** For a form whose error a toast has told already. The server names the fields of the ranch, the form has them under `rancher`. */
export function throwRanchRefusals(error: unknown): void {
  const refused = Object.entries(fieldErrorsOf(error)).map(([name, message]) => [`rancher.${name}`, message]);
  if (refused.length > 0) throw { fields: Object.fromEntries(refused) };
}
