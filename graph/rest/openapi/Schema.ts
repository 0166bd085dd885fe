/** What JSON Schema has of it is what the facade needs. */
export type Schema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  anyOf?: Schema[];
};

declare const OF: unique symbol;

/**
 * The schema of the values of a type. The compiler holds what a presenter gives and how it is described together: a
 * field that the one adds and the other lacks does not compile.
 */
export type Shape<T = unknown> = Omit<Schema, 'properties' | 'items'> & { [OF]?: T } & (unknown extends T
    ? unknown
    : Parts<NonNullable<T>>);

type Parts<T> = T extends readonly (infer Item)[]
  ? { items: Shape<Item> }
  : T extends object
    ? { properties: Shapes<T> }
    : unknown;

export type Shapes<T> = { [K in keyof T]: Shape<T[K]> };
