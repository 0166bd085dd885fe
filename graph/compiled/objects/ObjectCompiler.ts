import type { FieldNode, GraphQLObjectType } from 'graphql';
import { type Ask, bind, columnName, later, quoted, type Row, type Sql, sql } from '../../database/reading/sql';
import { Compiler, type Step } from '../compile';
import type { Guard } from '../guards';
import { type Json, orNull, textOf } from '../jsonText';
import { fieldsOf, type Selections } from '../selection';
import { COLUMNS } from './rowObject';

/** The errors of a request's fields, in `Ask.prepared`. */
export const ERRORS = {};

/** Compiles a selection to objects with the columns that the executor's checks and resolvers read. */
export class ObjectCompiler extends Compiler {
  #columns = new Set<string>();

  override objectOf(type: GraphQLObjectType, selections: Selections, row: Row): Json {
    const outer = this.#columns;
    this.#columns = new Set();
    const answers = [...fieldsOf(selections, type, this.selecting)].flatMap(([key, nodes]) => {
      const json = this.answerOf(type, nodes, row);
      return json ? [`"${key}":`, ...json, ','] : [];
    });
    const columns = [...this.#columns].map(
      (name): Json => [`"${name}":`, ...orNull(sql`to_json(${row}.${columnName(name)})::text`)],
    );
    this.#columns = outer;
    if (type.getInterfaces().length > 0) columns.push([`"__typename":"${type.name}"`]);
    return [
      '{',
      ...answers,
      `"${COLUMNS}":{`,
      ...columns.flatMap((json, at) => (at === 0 ? json : [',', ...json])),
      '}}',
    ];
  }

  /** Returns the JSON of a field's answer, or of its error. Undefined for a field that a resolver answers. */
  answerOf(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row): Json | undefined {
    const name = nodes[0]?.name.value ?? '';
    if (name.startsWith('__')) return undefined;
    const shape = this.known.shapes[type.name];
    if (!shape?.fields?.[name] && this.known.hasResolver(type.name, name)) {
      for (const column of shape?.columns ?? (shape?.table ? ['id'] : [])) this.#columns.add(column);
      return undefined;
    }
    const from = this.steps.length;
    const json = this.field(type, nodes, row);
    const steps = this.steps.splice(from);
    return steps.length > 0 ? this.#caught(json, steps) : json;
  }

  protected override guarded(json: Json, guard: Guard): Json {
    for (const name of guard.recordFields ?? []) this.#columns.add(name);
    const mayRequest = bind(({ context }) => guard.mayRequest(context));
    const isOpen = guard.isOpen ? sql` and ${guard.isOpen}` : '';
    return [sql`case when ${mayRequest}::boolean${isOpen} then ${textOf(json)} else 'null' end`];
  }

  /** Writes an error of a field's arguments or steps in place of its value. */
  #caught(json: Json, steps: readonly Step[]): Json {
    const failure = {};
    this.steps.push(async (ask, variables) => {
      try {
        for (const step of steps) await step(ask, variables);
      } catch (error) {
        ask.prepared.set(failure, error);
      }
    });
    const text = textOf(json);
    const write = (ask: Ask): Sql => {
      if (ask.prepared.has(failure)) return errorJson(ask, ask.prepared.get(failure));
      try {
        return bound(text, ask);
      } catch (error) {
        return errorJson(ask, error);
      }
    };
    return [[later(write)]];
  }
}

function errorJson({ prepared }: Ask, error: unknown): Sql {
  const errors = prepared.get(ERRORS) as unknown[];
  const place = errors.push(error) - 1;
  return sql`${quoted(`{"${COLUMNS}":${place}}`)}`;
}

/** Reads all values of a statement's part now, so that an error of one is known before the statement is written. */
function bound(parts: Sql, ask: Ask): Sql {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if ('write' in part) return bound(part.write(ask), ask);
    const value = part.bind(ask);
    return [bind(() => value)];
  });
}
