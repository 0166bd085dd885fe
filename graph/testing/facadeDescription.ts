import type { OpenAPIV3_1 } from 'openapi-types';
import { describeFacade } from '../rest/openapi/document';

export type DescribedResponse = {
  $ref?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, unknown>;
};
export type DescribedParameter = { name: string; in: string; required?: boolean; schema: { type?: string } };
export type DescribedOperation = {
  parameters?: DescribedParameter[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, DescribedResponse>;
};

type Found = { operation: DescribedOperation; at: string };

/** The OpenAPI description of the facade. */
export const facadeDescription = describeFacade('http://herdline.test') as OpenAPIV3_1.Document;

const paths = facadeDescription.paths as Record<string, Record<string, DescribedOperation>>;

const templates = Object.keys(paths).map((template) => ({
  template,
  fits: new RegExp(`^/api${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The description of an endpoint and its JSON pointer, or undefined if there's no such endpoint. */
export function operationFor(method: string, path: string): Found | undefined {
  const verb = (method === 'HEAD' ? 'GET' : method).toLowerCase();
  const template = templateFor(path.split('?')[0]!, verb);
  return template === undefined
    ? undefined
    : { operation: paths[template]![verb]!, at: `#/paths/${pointerPart(template)}/${verb}` };
}

/** Finds the path template. As in OpenAPI, a path without parameters wins over one with parameters. */
function templateFor(path: string, verb: string): string | undefined {
  const fitting = templates.filter(({ template, fits }) => fits.test(path) && verb in paths[template]!);
  const [first] = fitting.map(({ template }) => template).sort((a, b) => a.split('{').length - b.split('{').length);
  return first;
}

export const pointerPart = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
