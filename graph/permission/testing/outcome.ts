/** The outcome of a request in the terms of docs/permissions.md, or a description of any other outcome. */
export type Outcome =
  | 'yes'
  | 'forbidden'
  | 'signed out'
  | 'not found'
  | 'null'
  | 'conflict'
  | 'invalid'
  | (string & {});

const BY_CODE: Record<string, Outcome> = {
  FORBIDDEN: 'forbidden',
  UNAUTHENTICATED: 'signed out',
  NOT_FOUND: 'not found',
  CONFLICT: 'conflict',
  BAD_USER_INPUT: 'invalid',
};

type GraphError = { message: string; path?: (string | number)[]; extensions?: { code?: string } };
export type GraphAnswer = { data?: Record<string, unknown> | null; errors?: GraphError[] };

/** The outcome of one root field, judged by the value of the field that `name` names. */
export function outcomeOfGraph({ data, errors = [] }: GraphAnswer, root: string, name: string): Outcome {
  const [error] = errors;
  if (error) return BY_CODE[error.extensions?.code ?? ''] ?? `${error.extensions?.code}: ${error.message}`;
  const answered = data?.[root];
  const [refused] = valuesOf(answered, 'refused').flat() as { code?: string }[];
  if (refused) return BY_CODE[refused.code ?? ''] ?? JSON.stringify(refused);
  const values = /^(Query|Mutation)\./.test(name) ? [answered] : valuesOf(answered, name.split('.')[1] ?? '');
  return values.some((value) => value !== null && value !== undefined) ? 'yes' : 'null';
}

/** The values of all fields with this name, at any depth. */
function valuesOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesOf(value, name)]);
}

const BY_STATUS: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};

export function outcomeOfRest(status: number, body: string): Outcome {
  const refused = BY_CODE[BY_STATUS[status] ?? ''];
  if (refused) return refused;
  if (status < 200 || status > 299) return `${status} ${body}`;
  return body === 'null' ? 'null' : 'yes';
}
