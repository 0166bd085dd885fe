import { itemsOf, list, object, propertyOf, type Schema, text } from '../openapi/Schema';
import type { RestRequest } from '../read/RestRequest';

/** The only part of a request that a view gets, so that the same data for the same path is always presented the same way. */
type Asked = Pick<RestRequest, 'id'>;

/** Changes a GraphQL value for REST, and changes its description in the same way. */
export type View<T = unknown> = {
  present(value: T, request: Asked): unknown;
  describe(schema: Schema): Schema;
  /** The media type of an answer that is a file. */
  mediaType?: string;
};

export const asItIs: View = { present: (value) => value, describe: (schema) => schema };

type Fields = Record<string, unknown>;

type Path<T> = { [K in keyof T & string]: K | `${K}.${keyof NonNullable<T[K]> & string}` }[keyof T & string];

/** A view that adds a field if the record has the `source`, or to every record without one. */
type FieldView<T> = View<T> & { source?: keyof T & string };

type Changes<T> = {
  /** Fields that REST adds, each as a path in the record or a view of the whole record. */
  fields?: Record<string, Path<T> | FieldView<T>>;
  /** Fields that REST leaves out, for example because they got another name. */
  without?: readonly (keyof T & string)[];
};

/** Creates a view of a record with REST's field names. A schema with a title becomes a component of the description. */
export function view<T extends object>(
  title: string | ((schema: Schema) => string) | null,
  { fields = {}, without = [] }: Changes<T> = {},
): View<T> {
  const added = Object.entries<Path<T> | FieldView<T>>(fields).map(([name, from]) =>
    typeof from === 'string'
      ? { name, source: firstOf(from), ...within(from, asItIs) }
      : { name, source: undefined, ...from },
  );
  const gone = new Set<string>([...without, ...Object.keys(fields)]);
  const keep = <V>(record: Record<string, V>) => Object.entries(record).filter(([name]) => !gone.has(name));
  return {
    present(record, request) {
      const answer: Fields = {};
      for (const name in record) if (!gone.has(name)) answer[name] = record[name];
      for (const { name, source, present } of added)
        if (!source || source in record) answer[name] = present(record, request);
      return answer;
    },
    describe: function describe(schema): Schema {
      const { properties = {}, required = [], anyOf } = schema;
      if (anyOf) return { anyOf: anyOf.map(describe) };
      const found = added.filter(({ source }) => !source || source in properties);
      const described = found.map((field) => [field.name, field.describe(schema)] as const);
      const sure = found.filter(({ source }) => !source || required.includes(source)).map(({ name }) => name);
      const kept = keep(properties);
      const needed = [...kept.map(([name]) => name).filter((name) => required.includes(name)), ...sure];
      const answer = object(Object.fromEntries([...kept, ...described]), needed);
      return { ...answer, title: (typeof title === 'function' ? title(schema) : title) ?? undefined };
    },
  };
}

const firstOf = (path: string) => path.split('.', 1).join();

/** Reads the value at a path such as 'rancher.orders', or undefined or null if there is none. */
export function readerOf(path: string): (value: unknown) => unknown {
  const names = path.split('.');
  return (value) => names.reduce((part, name) => (part as Fields | null | undefined)?.[name], value);
}

const schemaAt = (schema: Schema, path: string): Schema => path.split('.').reduce(propertyOf, schema);

/** Creates a view of a part of the record. */
export function within<T>(path: Path<T>, inner: View<never>): View<T> {
  const { present, describe } = inner as View;
  const read = readerOf(path);
  return {
    present: (record, request) => present(read(record), request),
    describe: (schema) => describe(schemaAt(schema, path)),
  };
}

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

/** Creates a view that answers with a message, which may depend on GraphQL's answer. */
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
export type RestFile = { name: string; body: string | Buffer };

/** Creates a view that writes a file of a media type from GraphQL's answer. */
export function fileView<T>(
  mediaType: string,
  description: string,
  present: (value: T) => RestFile | Promise<RestFile>,
): View<T> {
  return { mediaType, present, describe: () => ({ type: 'string', contentMediaType: mediaType, description }) };
}
