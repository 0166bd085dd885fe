import { itemsOf, list, object, propertyOf, type Schema, text } from '../openapi/Schema';
import type { RestRequest } from '../read/RestRequest';

/** Changes a value of the graph for REST, and changes its description in the same way. */
export type View<T = unknown> = {
  present(value: T, request: RestRequest): unknown;
  describe(schema: Schema): Schema;
};

type Fields = Record<string, unknown>;

type Path<T> = { [K in keyof T & string]: K | `${K}.${keyof NonNullable<T[K]> & string}` }[keyof T & string];

type Changes<T> = {
  /** Fields that REST adds, each as a path in the record or a view of the whole record. */
  fields?: Record<string, Path<T> | View<T>>;
  /** Fields that REST leaves out, for example because they got another name. */
  without?: readonly (keyof T & string)[];
};

/** A record with REST's field names. A schema with a title becomes a component of the description. */
export function view<T extends object>(
  title: string | ((schema: Schema) => string) | null,
  { fields = {}, without = [] }: Changes<T> = {},
): View<T> {
  const added = Object.entries<string | View<T>>(fields);
  const gone = new Set<string>([...without, ...Object.keys(fields)]);
  const keep = <V>(record: Record<string, V>) => Object.entries(record).filter(([name]) => !gone.has(name));
  return {
    present(record, request) {
      const values = added.map(([name, from]) => [name, fieldValue(record, from, request)]);
      return Object.fromEntries([...keep(record as Fields), ...values]);
    },
    describe(schema) {
      const known = added.filter(([, from]) => typeof from !== 'string' || isDescribed(schema, from));
      const described = known.map(([name, from]) => [name, fieldSchema(schema, from)] as const);
      const properties = Object.fromEntries([...keep(schema.properties ?? {}), ...described]);
      const mayMiss = (name: string) => isOptional(schema, fields[name] ?? name);
      const answer = object(
        properties,
        Object.keys(properties).filter((name) => !mayMiss(name)),
      );
      return title === null ? answer : { ...answer, title: typeof title === 'string' ? title : title(schema) };
    },
  };
}

const firstOf = (path: string) => path.split('.', 1).join();
const isDescribed = ({ properties = {} }: Schema, path: string) => firstOf(path) in properties;

function isOptional({ properties = {}, required = [] }: Schema, from: string | View<never>): boolean {
  return typeof from === 'string' && firstOf(from) in properties && !required.includes(firstOf(from));
}

const fieldValue = <T>(record: T, from: string | View<T>, request: RestRequest) =>
  typeof from === 'string' ? valueAt(record, from) : from.present(record, request);

const fieldSchema = <T>(schema: Schema, from: string | View<T>) =>
  typeof from === 'string' ? schemaAt(schema, from) : from.describe(schema);

/** The value at a path such as 'rancher.orders', or undefined or null if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Fields | null | undefined)?.[name], value);
}

export const schemaAt = (schema: Schema, path: string): Schema => path.split('.').reduce(propertyOf, schema);

/** A view of a part of the record. */
export function within<T>(path: Path<T>, inner: View<never>): View<T> {
  const { present, describe } = inner as View;
  return {
    present: (record, request) => present(valueAt(record, path), request),
    describe: (schema) => describe(schemaAt(schema, path)),
  };
}

/** A view of each item of a list. */
export function each(inner: View<never>): View<readonly unknown[]> {
  const { present, describe } = inner as View;
  return {
    present: (items, request) => items.map((item) => present(item, request)),
    describe: (schema) => list(describe(itemsOf(schema))),
  };
}

/** Merges the fields of several views of one record. */
export function together(...views: View<never>[]): View {
  const all = views as View[];
  return {
    present: (value, request) => Object.assign({}, ...all.map(({ present }) => present(value, request))),
    describe: (schema) => object(Object.assign({}, ...all.map(({ describe }) => describe(schema).properties))),
  };
}

/** Answers with a message, which may depend on the graph's answer. */
export function message(
  sentence: string | ((answer: unknown) => string),
  description = 'What was done, as a sentence.',
): View {
  return {
    present: (answer) => ({ message: typeof sentence === 'string' ? sentence : sentence(answer) }),
    describe: () => object({ message: text(description) }),
  };
}

/** An answer that is a file and not JSON, such as a CSV or PDF. */
export class RestFile {
  type: string;
  name: string;
  body: string | Buffer;

  constructor(type: string, name: string, body: string | Buffer) {
    this.type = type;
    this.name = name;
    this.body = body;
  }
}

/** A view that writes a file from the graph's answer. */
export function fileView<T>(
  type: string,
  description: string,
  write: (value: T) => RestFile | Promise<RestFile>,
): View<T> {
  return { present: write, describe: () => ({ type: 'string', contentMediaType: type, description }) };
}
