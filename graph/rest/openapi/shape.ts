import type { RestFile } from '../RestFile';
import { nullable } from './leafSchema';
import type { Schema, Shape, Shapes } from './Schema';

type Of<Properties> = { [K in keyof Properties]: Exclude<Properties[K], undefined> extends Shape<infer T> ? T : never };

/** An object with these properties. All are always there, but those of `source` that may be missing in it. */
export function object<Properties extends object>(properties: Properties, source: Schema = {}): Shape<Of<Properties>> {
  const mayMiss = (name: string) => source.properties?.[name] && !source.required?.includes(name);
  const required = Object.keys(properties).filter((name) => !mayMiss(name));
  return { type: 'object', properties, required } as unknown as Shape<Of<Properties>>;
}

/** The same with properties that may be missing. */
export function withOptional<T, Properties extends object>(
  shape: Shape<T>,
  properties: Properties,
): Shape<T & Partial<Of<Properties>>> {
  const { properties: always } = shape as Schema;
  return { ...shape, properties: { ...always, ...properties } } as unknown as Shape<T & Partial<Of<Properties>>>;
}

export function list<T>(items: Shape<T>): Shape<T[]> {
  return { type: 'array', items } as unknown as Shape<T[]>;
}

/** Gives a shape a place of its own in the description, under which every endpoint points at it. */
export function named<T>(title: string, shape: Shape<T>): Shape<T> {
  // What it is called where the operation asks for it is not what it is.
  const { description, ...rest } = shape;
  return { ...(rest as Shape<T>), title };
}

export function described<T>(description: string, shape: Shape<T>): Shape<T> {
  return { ...shape, description };
}

export const text = (description: string) => ({ type: 'string', description }) as Shape<string>;
export const id = (description: string) => ({ type: 'integer', minimum: 1, description }) as Shape<number>;

/** What an endpoint says that has done something and has nothing to show. */
export const message = () => object({ message: text('What was done, as a sentence.') });

export const orNull = <T>(shape: Shape<T>) => nullable(shape as Schema) as Shape<T | null>;

/** A value without which the row answers 404. */
export function notNull<T>(shape: Shape<T>): Shape<NonNullable<T>> {
  const { type } = shape as Schema;
  return { ...shape, type: Array.isArray(type) ? type.find((name) => name !== 'null') : type } as Shape<NonNullable<T>>;
}

export function file(contentMediaType: string, description: string): Shape<RestFile> {
  return { type: 'string', contentMediaType, description } as unknown as Shape<RestFile>;
}

/** The properties of a record that is always there. */
export function partsOf<T>(shape: Shape<T>): Shapes<NonNullable<T>> {
  return (shape as Schema).properties as unknown as Shapes<NonNullable<T>>;
}
