import type { OperationDefinitionNode } from 'graphql';
import { type FieldNode, type GraphQLNamedType, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { BETWEEN, holeMark, ranchMark } from '../answerCache/CachedText';
import type { FieldShape } from '../database/reading/shape';
import { bind, quoted, type Row, type Sql, sql } from '../database/reading/sql';
import { isGuarded } from '../schema/scopes';
import { Compiler, type Known, type Of, type Selected, type Step } from './compile';
import { type Json, textOf } from './jsonText';
import { LeftToResolvers } from './LeftToResolvers';
import type { Selecting, Selections } from './selection';

/** An operation in two parts: a cacheable text that is the same for everybody, and the values that depend on the viewer. */
export type CachedPlan = {
  /** Whether it's of one of our own documents. */
  isOwn: boolean;
  /** Identifies the plan in cache keys. */
  id: number;
  /** The steps of each request. The texts that they return are part of the cache key, along with the variables. */
  keySteps: readonly Step[];
  /** Reads the text to cache, with marks in it. Its steps and values must not read the viewer. */
  statement: Sql;
  steps: readonly Step[];
  /** Whether the text depends on which ranches exist. */
  isList: boolean;
  /** Reads the values of the holes for each request. */
  viewerPart: { statement: Sql; steps: readonly Step[]; holes: readonly Hole[] };
};

/** A place in the text for a viewer's value. `Ask.prepared` has the ids of its rows, with this object as the key. */
type Hole = { text: Sql };

/** Thrown if a cached answer is not for this viewer, who may see more than others. */
export class NotForThisViewer extends Error {
  override name = 'NotForThisViewer';
}

let compiled = 0;

/** Compiles an operation for the cache. Null if no part of it is the same for everybody. */
export function compileCached(
  operation: OperationDefinitionNode,
  selecting: Selecting,
  known: Known,
  isOwn = false,
): CachedPlan | null {
  const query = selecting.schema.getQueryType();
  if (!query) return null;
  const compiler = new CacheCompiler(selecting, known);
  const data = compiler.objectOf(query, [operation.selectionSet], { row: '', computed: [] });
  if (!compiler.readsRows) return null;
  const { keySteps, steps, isList, holes, viewerCompiler } = compiler;
  const viewerText = textOf(holes.flatMap(({ text }, index) => (index === 0 ? [text] : [BETWEEN.holes, text])));
  compiled += 1;
  return {
    ...{ isOwn, id: compiled, keySteps, steps, isList },
    statement: sql`select ${textOf(data)} as data`,
    viewerPart: { statement: sql`select ${viewerText} as data`, steps: viewerCompiler.steps, holes },
  };
}

const marked = ([begin, end]: readonly [string, string], id: Sql): Json => [begin, sql`${id}::integer`, end];

/** Compiles the fields that are the same for everybody, and leaves a hole for each field that isn't marked as such. */
class CacheCompiler extends Compiler {
  readonly keySteps: Step[] = [];
  readonly holes: Hole[] = [];
  readonly viewerCompiler: Compiler;
  isList = false;

  constructor(selecting: Selecting, known: Known) {
    super(selecting, known, 'k');
    this.viewerCompiler = new Compiler(selecting, known);
  }

  override field(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row): Json {
    const field = this.fieldOf(type, nodes);
    return this.#isSame(type, field) ? super.field(type, nodes, row) : this.#hole(type, nodes, row);
  }

  override nodeOf(type: GraphQLNamedType, selections: Selections, row: Row): Json {
    const json = super.nodeOf(type, selections, row);
    return this.known.shapes[type.name]?.changesBy === 'ownId' ? [...marked(ranchMark, sql`${row}.id`), ...json] : json;
  }

  /** Whether a field is the same for everybody. A field that not everyone may request is not, whatever its shape says. */
  #isSame(type: GraphQLObjectType, field: Selected['field']): boolean {
    const isOfRoot = type === this.selecting.schema.getQueryType();
    if (!isOfRoot && isGuarded(this.selecting.schema, type, field)) return false;
    const shape = this.known.shapes[type.name];
    const described = shape?.fields?.[field.name];
    if (!described) return shape?.changesBy !== undefined && !this.known.hasResolver(type.name, field.name);
    return described.isSame === true && this.#isAnnounced(described, field);
  }

  /** Whether notices announce changes of the rows that a relation leads to. */
  #isAnnounced(shape: FieldShape, field: Selected['field']): boolean {
    const target = getNamedType(field.type);
    return shape.kind === 'page' || isLeafType(target) || this.known.shapes[target.name]?.changesBy !== undefined;
  }

  /** Puts only the row's id into the text. The statement of the viewer's part reads the value from the row. */
  #hole(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Row): Json {
    const table = this.known.shapes[type.name]?.table;
    const isOfRoot = row.row === '';
    if (!isOfRoot && !table) throw new LeftToResolvers(`${type.name} has no row to read it from`);
    const mark = holeMark(this.holes.length);
    const hole: Hole = { text: [] };
    const value = textOf(this.viewerCompiler.field(type, nodes, isOfRoot ? row : { ...row, computed: [] }));
    const ids = bind((ask) => ask.prepared.get(hole));
    const from = isOfRoot ? '' : sql` join ${table ?? ''} ${row} on ${row}.id = asked.id`;
    // `select` hides the number of ids from the planner, which would otherwise plan the statement each time.
    hole.text = sql`(select string_agg(${value}, ${quoted(BETWEEN.values)} order by asked.place)
      from unnest((select ${ids}::integer[])) with ordinality as asked(id, place)${from})`;
    this.holes.push(hole);
    return marked(mark, isOfRoot ? sql`0` : sql`${row}.id`);
  }

  protected override perRequest(step: Step): void {
    this.keySteps.push(step);
  }

  /** Marks the requested ranch, because the answer depends on it even if it isn't found. */
  protected override one(shape: Of<'one'>, selected: Selected): Json {
    const { sharedView } = shape;
    if (!sharedView) return super.one(shape, selected);
    const args = this.argumentsOf(selected);
    const id = args(sharedView.id);
    const givenArgs = args((given) => given);
    this.perRequest((ask) => {
      if (!sharedView.appliesTo(ask.context, givenArgs.bind(ask))) throw new NotForThisViewer();
    });
    const match = (row: Row) => sql`${row}.id = ${id} and ${sharedView.isVisible(row)}`;
    return [...marked(ranchMark, sql`${id}`), ...super.one({ ...shape, match }, selected)];
  }

  protected override listArguments(...given: Parameters<Compiler['listArguments']>) {
    this.isList = true;
    return super.listArguments(...given);
  }
}
