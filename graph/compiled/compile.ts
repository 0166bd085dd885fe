import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { BindArgs, FieldShape, Shape } from '../database/reading/shape';
import { type Ask, bind, columnName, join, quoted, type Row, type Sql, sql } from '../database/reading/sql';
import { isGuarded } from '../schema/scopes';
import { type Guard, guardOf } from './guards';
import { type Json, leaf, orNull, textOf } from './jsonText';
import { LeftToResolvers } from './LeftToResolvers';
import { PageField } from './PageField';
import { fieldsOf, objectOf, type Selecting, type Selections, selectionsOf } from './selection';

/** Runs for each request before the statement is written. It reads arguments or prepares lists. */
export type Step = (ask: Ask, variables: Record<string, unknown>) => unknown;

/** An operation, compiled to one statement that returns the data as JSON text. */
export type Compiled = { statement: Sql; guards: readonly Guard[]; steps: readonly Step[] };

export type Known = { shapes: Record<string, Shape>; hasResolver: (type: string, field: string) => boolean };

/** Compiles an operation. Throws LeftToResolvers for a field that no shape describes. */
export function compile(operation: OperationDefinitionNode, selecting: Selecting, known: Known): Compiled {
  const query = selecting.schema.getQueryType();
  if (!query) throw new LeftToResolvers('There are no queries');
  const compiler = new Compiler(selecting, known);
  const data = compiler.objectOf(query, [operation.selectionSet], { row: '', computed: [] });
  if (!compiler.readsRows) throw new LeftToResolvers('No row is read, so no statement is needed');
  return { statement: sql`select ${textOf(data)} as data`, guards: compiler.guards, steps: compiler.steps };
}

export type Selected = {
  field: ReturnType<GraphQLObjectType['getFields']>[string];
  nodes: readonly FieldNode[];
  row: Row;
};

export type Of<Kind extends FieldShape['kind']> = Extract<FieldShape, { kind: Kind }>;

export class Compiler {
  readonly guards: Guard[] = [];
  readonly steps: Step[] = [];
  protected readonly selecting: Selecting;
  protected readonly known: Known;
  /** The names of the fields that are selected from each row. */
  readonly #read = new Map<Row, Set<string>>();
  readonly #prefix: string;

  /** Rows of compilers with different prefixes have different names. */
  constructor(selecting: Selecting, known: Known, prefix = 't') {
    this.selecting = selecting;
    this.known = known;
    this.#prefix = prefix;
  }

  objectOf(type: GraphQLObjectType, selections: Selections, row: Row): Json {
    return objectOf(type, selections, this.selecting, (nodes) => this.field(type, nodes, row));
  }

  /** Returns the JSON of a row. For an interface, each row has its own type. */
  nodeOf(type: GraphQLNamedType, selections: Selections, row: Row): Json {
    if (isObjectType(type)) return this.objectOf(type, selections, row);
    const types = this.known.shapes[type.name]?.types;
    if (!types) throw new LeftToResolvers(type.name);
    const cases = Object.entries(types.byValue).map(([value, name]) => {
      const own = this.selecting.schema.getType(name) as GraphQLObjectType;
      return sql`when ${quoted(value)} then ${textOf(this.objectOf(own, selections, row))}`;
    });
    return [sql`case ${row}.${types.column} ${join(cases, ' ')} end`];
  }

  get readsRows(): boolean {
    return this.#read.size > 0;
  }

  newRow(computed: readonly string[] = []): Row {
    const row = { row: `${this.#prefix}${this.#read.size + 1}`, computed };
    this.#read.set(row, new Set());
    return row;
  }

  field(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row): Json {
    const field = this.fieldOf(type, nodes);
    this.#read.get(row)?.add(field.name);
    const json = this.#value(this.shapeOf(type, field.name), { field, nodes, row });
    const guard = guardOf(this.selecting.schema, type, field, row);
    return guard ? this.guarded(json, guard) : json;
  }

  protected guarded(json: Json, guard: Guard): Json {
    this.guards.push(guard);
    return guard.isOpen ? [sql`case when ${guard.isOpen} then ${textOf(json)} else refuse_field() end`] : json;
  }

  protected fieldOf(type: GraphQLObjectType, [node]: readonly FieldNode[]): Selected['field'] {
    const field = type.getFields()[node?.name.value ?? ''];
    if (!field) throw new LeftToResolvers(`${node?.name.value} is no field of its type`);
    return field;
  }

  protected shapeOf(type: GraphQLObjectType, name: string): FieldShape {
    const shape = this.known.shapes[type.name];
    const described = shape?.fields?.[name];
    if (described) return described;
    if (!shape || this.known.hasResolver(type.name, name)) throw new LeftToResolvers(`${type.name}.${name}`);
    return { kind: 'value', write: (row) => sql`${row}.${columnName(name)}` };
  }

  #value(shape: FieldShape, selected: Selected): Json {
    const { field, row } = selected;
    switch (shape.kind) {
      case 'value':
        return leaf(field.type, shape.write(row, this.argumentsOf(selected)));
      case 'json':
        return [shape.write(row)];
      case 'sameRow':
        return this.#sameRow(shape, selected);
      case 'one':
        return this.one(shape, selected);
      case 'many':
        return this.#many(shape, selected);
      case 'page':
        return this.#page(shape, selected);
    }
  }

  /** Reads a field's arguments once per request, and binds what is computed from them. */
  protected argumentsOf({ field, nodes: [node] }: Selected): BindArgs {
    const key = {};
    if (node && field.args.length > 0) {
      this.perRequest((ask, variables) => {
        ask.prepared.set(key, getArgumentValues(field, node, variables));
      });
    }
    return (read) => bind((ask) => read(ask.prepared.get(key)));
  }

  /** Adds a step that reads the request itself. In a cached plan, a text that it returns is part of the cache key. */
  protected perRequest(step: Step): void {
    this.steps.push(step);
  }

  #sameRow({ isThere }: Of<'sameRow'>, selected: Selected): Json {
    const json = this.#node(selected, selected.row);
    return isThere ? [sql`case when ${isThere(selected.row)} then ${textOf(json)} else 'null' end`] : json;
  }

  protected one({ from, match, check }: Of<'one'>, selected: Selected): Json {
    const row = this.newRow();
    const args = this.argumentsOf(selected);
    if (check) {
      const { bind: readArgs } = args((given) => given);
      const hasOpenFields = !this.#areGuarded(selected);
      this.perRequest((ask) => check(ask.context, readArgs(ask), hasOpenFields));
    }
    const source = from ? from(selected.row, args) : this.tableOf(selected);
    const where = match ? sql` where ${match(row, selected.row, args)}` : '';
    const text = sql`(select ${textOf(this.#node(selected, row))} from ${source} ${row}${where})`;
    return isNonNullType(selected.field.type) ? [text] : orNull(text);
  }

  /** Whether each field that is selected of a relation has its own check of a token's scopes. */
  #areGuarded({ field, nodes }: Selected): boolean {
    const { schema } = this.selecting;
    const type = getNamedType(field.type) as GraphQLObjectType;
    const selected = [...fieldsOf(selectionsOf(nodes), type, this.selecting).values()];
    return selected.every(([node]) => {
      const below = type.getFields()[node?.name.value ?? ''];
      return !below || isGuarded(schema, type, below);
    });
  }

  #many({ from, match, order }: Of<'many'>, selected: Selected): Json {
    const row = this.newRow();
    const source = from ? from(selected.row, this.argumentsOf(selected)) : this.tableOf(selected);
    const where = match ? sql` where ${match(row, selected.row, this.argumentsOf(selected))}` : '';
    const rows = sql`string_agg(${textOf(this.#node(selected, row))}, ',' order by ${order(row)})`;
    return ['[', sql`(select ${rows} from ${source} ${row}${where})`, ']'];
  }

  #page(shape: Of<'page'>, selected: Selected): Json {
    const row = this.newRow(shape.computed);
    const readArgs = this.listArguments(shape, selected, (name) => this.#read.get(row)?.has(name) ?? false);
    const page = new PageField(row, shape.computed);
    const { prepare } = shape;
    this.steps.push(async (ask) => page.prepare(ask, await prepare(ask.context, readArgs(ask), selected.row)));
    const type = getNamedType(selected.field.type) as GraphQLObjectType;
    const text = page.textOf(type, selectionsOf(selected.nodes), this.selecting, (...node) =>
      this.nodeOf(...node, row),
    );
    return isNonNullType(selected.field.type) ? [text] : orNull(text);
  }

  /** Returns a function that reads a list's arguments, including those that depend on the viewer. */
  protected listArguments({ addViewerArgs }: Of<'page'>, selected: Selected, reads: (field: string) => boolean) {
    const { bind: readArgs } = this.argumentsOf(selected)((args) => args);
    if (!addViewerArgs) return readArgs;
    const key = {};
    this.perRequest(async (ask) => {
      const allArgs = await addViewerArgs(ask.context, readArgs(ask), reads);
      ask.prepared.set(key, allArgs);
      return JSON.stringify(allArgs);
    });
    return (ask: Ask) => ask.prepared.get(key);
  }

  #node({ field, nodes }: Selected, row: Row): Json {
    return this.nodeOf(getNamedType(field.type), selectionsOf(nodes), row);
  }

  protected tableOf({ field }: Selected): string {
    const type = getNamedType(field.type).name;
    const table = this.known.shapes[type]?.table;
    if (!table) throw new LeftToResolvers(type);
    return table;
  }
}
