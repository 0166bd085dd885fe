import { type DescribedResponse, facadeDescription, operationFor, pointerPart } from './facadeDescription';
import { schemaChecker } from './schemaChecker';

type Given = { method: string; path: string; status: number; headers: Headers; body: unknown };

const { responses, headers: sharedHeaders } = facadeDescription.components!;
const misfitAt = schemaChecker(strict(facadeDescription) as object);

/** Throws if an answer of the facade differs from its description in status, headers, media type or any field. */
export function expectDescribed({ method, path, status, headers, body }: Given): void {
  const what = `${method} ${path} was answered with ${status}`;
  const described = responseTo(method, path, status);
  if (!described) throw new Error(`${what}, which its description does not know`);
  const [response, pointer] = described;
  const missing = neededHeaders(response).find((name) => !headers.has(name));
  if (missing) throw new Error(`${what} without ${missing}, which its description promises`);
  const media = headers.get('Content-Type')?.split(';')[0];
  if (!response.content) {
    if (body !== '') throw new Error(`${what} and a body, of which its description knows nothing`);
    return;
  }
  if (method === 'HEAD') return;
  if (!media || !response.content[media]) throw new Error(`${what} as ${media}, which its description does not know`);
  const misfit = misfitAt(`${pointer}/content/${pointerPart(media)}/schema`, body);
  if (misfit) throw new Error(`${what}: ${misfit}`);
}

/** The description of an answer and its JSON pointer. Undefined for the plain 404 or 405 of a path that isn't an endpoint. */
function responseTo(method: string, path: string, status: number): [DescribedResponse, string] | undefined {
  const { operation, at } = operationFor(method, path) ?? {};
  if (!operation) return status === 404 || status === 405 ? shared('#/components/responses/Error404') : undefined;
  const response = operation.responses[status];
  if (response?.$ref) return shared(response.$ref);
  return response && [response, `${at}/responses/${status}`];
}

function shared(pointer: string): [DescribedResponse, string] {
  return [responses![pointer.split('/').at(-1)!] as DescribedResponse, pointer];
}

function neededHeaders({ headers = {} }: DescribedResponse): string[] {
  const known = sharedHeaders as Record<string, { required?: boolean }>;
  return Object.keys(headers).filter((name) => known[headers[name]!.$ref.split('/').at(-1)!]?.required);
}

/** Forbids extra fields, because here an extra field is one that nobody has described. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strict(part)]));
  const isClosed = parts.type && parts.properties && !parts.additionalProperties;
  return isClosed ? { ...parts, additionalProperties: false } : parts;
}
