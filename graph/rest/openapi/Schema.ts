/** The part of JSON Schema that the facade uses. */
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
  allOf?: Schema[];
};

/** An object schema. All properties are required unless `required` lists fewer. */
export function object(properties: Record<string, Schema>, required = Object.keys(properties)): Schema {
  return { type: 'object', properties, required };
}

export const list = (items: Schema): Schema => ({ type: 'array', items });

export const text = (description: string): Schema => ({ type: 'string', description });

export function propertyOf({ properties }: Schema, name: string): Schema {
  const property = properties?.[name];
  if (!property) throw new Error(`Nothing is described as ${name}`);
  return property;
}

export function itemsOf({ items }: Schema): Schema {
  if (!items) throw new Error('Only a list has items');
  return items;
}

export function nullable(schema: Schema): Schema {
  if (typeof schema.type !== 'string' || schema.title) return { anyOf: [schema, { type: 'null' }] };
  const { type, enum: words, ...rest } = schema;
  return { ...rest, type: [type, 'null'], ...(words && { enum: [...words, null] }) };
}

/** The schema without null, for an endpoint that answers null with 404. */
export function notNull(schema: Schema): Schema {
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: type.find((name) => name !== 'null') } : schema;
}
