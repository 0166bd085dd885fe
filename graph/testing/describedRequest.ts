import {
  type DescribedOperation,
  type DescribedParameter,
  facadeDescription,
  operationFor,
  pointerPart,
} from './facadeDescription';
import { schemaChecker } from './schemaChecker';

type Sent = { method: string; path: string; body?: unknown };

/** Accepts enum values in any spelling, as the description's introduction says. Its enums list only one spelling. */
const misfitAt = schemaChecker(facadeDescription, {
  keyword: 'enum',
  validate: (words: unknown[], word: unknown) => words.some((known) => lettersOf(known) === lettersOf(word)),
});

const lettersOf = (word: unknown) => String(word).toLowerCase().replace(/[\s_]/g, '');

/** Throws if a request that the facade has accepted has a parameter or field that its description doesn't allow. */
export function expectRequestDescribed({ method, path, body }: Sent): void {
  const { operation, at } = operationFor(method, path)!;
  const misfit = misfitOfQuery(operation, at, path) ?? misfitOfBody(operation, at, body);
  if (misfit) throw new Error(`${method} ${path} was accepted, although its description says: ${misfit}`);
}

function misfitOfQuery({ parameters = [] }: DescribedOperation, at: string, path: string): string | undefined {
  const { searchParams } = new URL(path, 'http://herdline.test');
  const known = parameters.map((parameter, index) => ({ ...parameter, index })).filter((each) => each.in === 'query');
  const unknown = [...searchParams.keys()].find((name) => !known.some((parameter) => parameter.name === name));
  if (unknown) return `no parameter ${unknown}`;
  for (const parameter of known) {
    const texts = searchParams.getAll(parameter.name);
    if (texts.length === 0 && parameter.required) return `${parameter.name} is required`;
    for (const text of texts) {
      const misfit = misfitAt(`${at}/parameters/${parameter.index}/schema`, valueIn(parameter, text));
      if (misfit) return `${parameter.name}: ${misfit}`;
    }
  }
  return undefined;
}

/** Converts a parameter's text to its described type. */
function valueIn({ schema: { type } }: DescribedParameter, text: string): unknown {
  if (type === 'array') return text === '' ? [] : text.split(',');
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  return text;
}

/** Checks the body. An empty object counts as no body if the endpoint doesn't need one. */
function misfitOfBody({ requestBody }: DescribedOperation, at: string, body: unknown): string | undefined {
  if (!requestBody) return body === undefined || JSON.stringify(body) === '{}' ? undefined : 'no body';
  if (body === undefined) return requestBody.required ? 'a body' : undefined;
  return misfitAt(`${at}/requestBody/content/${pointerPart('application/json')}/schema`, body);
}
