import { pathIds } from '../pathIds';

export function pathParameters(path: string) {
  return pathIds(path).map(({ name, record }) => ({
    name,
    in: 'path',
    required: true,
    description: `Id of the ${record}.`,
    schema: { type: 'integer', minimum: 1 },
  }));
}

/** As OpenAPI writes it: /ranchers/{id} */
export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
