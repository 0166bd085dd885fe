import type { Schema } from './Schema';

type Json = Record<string, unknown>;

/** Moves every schema that has a title among the components, and leaves a reference to it in each of its places. */
export function hoist<Document>(document: Document, schemas: Record<string, Schema>): Document {
  const texts = new Map<string, string>();

  function moved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    const { title, ...rest } = value as Json;
    const inner = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, moved(part)]));
    if (typeof title !== 'string' || !isSchema(inner))
      return title === undefined ? inner : { title: moved(title), ...inner };
    return referenceTo(title, inner);
  }

  function referenceTo(title: string, schema: Schema): Schema {
    const text = JSON.stringify(schema);
    if (texts.has(title) && texts.get(title) !== text) throw new Error(`Two different schemas are called ${title}`);
    texts.set(title, text);
    schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  }

  return moved(document) as Document;
}

const isSchema = (value: Json): value is Schema => 'type' in value || 'anyOf' in value;
