import { itemsOf, list, object, propertyOf, type Schema, text } from '../openapi/Schema';
import type { RestRequest } from '../read/RestRequest';

/** How REST answers a value of the graph, and the same done to the description of that value. */
export type View<T = unknown> = {
  present(value: T, request: RestRequest): unknown;
  describe(schema: Schema): Schema;
};

type Fields = Record<string, unknown>;

type Path<T> = { [K in keyof T & string]: K | `${K}.${keyof NonNullable<T[K]> & string}` }[keyof T & string];

type Changes<T> = {
  /** Fields that REST adds: where each is found in the record, or a view of the whole record. */
  fields?: Record<string, Path<T> | View<T>>;
  /** Fields that REST leaves out, such as those that have another name now. */
  without?: readonly (keyof T & string)[];
};

/** A record under REST's names. A title gives it a place of its own in the description. */
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

/** What stands at a place such as 'rancher.orders'; undefined or null where nothing does. */
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

/** The fields of several views of a record as one answer. */
export function together(...views: View<never>[]): View {
  const all = views as View[];
  return {
    present: (value, request) => Object.assign({}, ...all.map(({ present }) => present(value, request))),
    describe: (schema) => object(Object.assign({}, ...all.map(({ describe }) => describe(schema).properties))),
  };
}

/** A sentence for an answer: of what the graph answers, or where it has nothing to show. */
export function message(
  sentence: string | ((answer: unknown) => string),
  description = 'What was done, as a sentence.',
): View {
  return {
    present: (answer) => ({ message: typeof sentence === 'string' ? sentence : sentence(answer) }),
    describe: () => object({ message: text(description) }),
  };
}

/** An answer that is not JSON but a file: a table, a document. */
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

/** A file that is written from what the graph answers. */
export function fileView<T>(
  type: string,
  description: string,
  write: (value: T) => RestFile | Promise<RestFile>,
): View<T> {
  return { present: write, describe: () => ({ type: 'string', contentMediaType: type, description }) };
}
