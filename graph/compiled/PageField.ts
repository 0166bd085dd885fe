import { type GraphQLNamedType, type GraphQLObjectType, getNamedType } from 'graphql';
import type { List } from '../database/reading/page';
import { type Ask, type Bind, bind, later, type Row, type Sql, sql } from '../database/reading/sql';
import { type Json, leaf, orNull, textOf } from './jsonText';
import { LeftToResolvers } from './LeftToResolvers';
import { cursorOf, type PageRows, pageRows } from './pageRows';
import { objectOf, type Selecting, type Selections, selectionsOf } from './selection';

type NodeOf = (type: GraphQLNamedType, selections: Selections) => Json;

/** Compiles a connection field. Its page depends on the filters and cursors of each request. */
export class PageField {
  readonly #row: Row;
  readonly #computed: readonly string[];
  /** Whether the operation selects anything from the rows. If not, they aren't read. */
  #hasRows = false;
  #hasTotal = false;

  constructor(row: Row, computed: readonly string[]) {
    this.#row = row;
    this.#computed = computed;
  }

  /** Errors: BAD_USER_INPUT. */
  prepare(ask: Ask, list: List): void {
    ask.prepared.set(this, pageRows(list, this.#computed));
  }

  textOf(type: GraphQLObjectType, selections: Selections, selecting: Selecting, nodeOf: NodeOf): Sql {
    const maxCount = this.#bound(({ mostCounted }) => mostCounted);
    const json = objectOf(type, selections, selecting, (nodes, name) => {
      const field = type.getFields()[name];
      if (!field) throw new LeftToResolvers(name);
      const below = selectionsOf(nodes);
      const named = getNamedType(field.type) as GraphQLObjectType;
      if (name === 'totalCount') return leaf(field.type, sql`least(${this.#total()}, ${maxCount}::bigint)`);
      if (name === 'totalCountIsMinimum') return leaf(field.type, sql`${this.#total()} > ${maxCount}::bigint`);
      if (name === 'nodes') return this.#listOf(nodeOf(named, below));
      if (name === 'edges') return this.#listOf(this.#edge(named, below, selecting, nodeOf));
      if (name === 'pageInfo') return this.#pageInfo(named, below, selecting);
      throw new LeftToResolvers(name);
    });
    return sql`(select ${textOf(json)}${this.#sources()})`;
  }

  /** Returns the subqueries that the page selects from: its rows, and the total of the list. Each is read once. */
  #sources(): Sql {
    const rows = this.#later((page) => page.rows);
    const page = sql`(${rows}) ${this.#row}`;
    // `offset 0` keeps the planner from inlining the subquery, which would count once per row.
    const list = sql`(select ${this.#later(({ total }) => total)} as total offset 0) ${this.#list}`;
    if (this.#hasTotal) return sql` from ${list}${this.#hasRows ? sql` left join ${page} on true` : ''}`;
    return this.#hasRows ? sql` from ${page}` : [];
  }

  get #list(): string {
    return `${this.#row.row}_list`;
  }

  #total(): Sql {
    this.#hasTotal = true;
    return sql`max(${this.#list}.total)`;
  }

  #later(write: (page: PageRows) => Sql): Sql {
    return [later((ask) => write(ask.prepared.get(this) as PageRows))];
  }

  #bound(read: (page: PageRows) => unknown) {
    return bind((ask) => read(ask.prepared.get(this) as PageRows));
  }

  #listOf(element: Json): Json {
    this.#hasRows = true;
    const isOnPage = sql`filter (where ${this.#row}.page_place <= ${this.#bound(({ size }) => size)})`;
    return ['[', sql`string_agg(${textOf(element)}, ',') ${isOnPage}`, ']'];
  }

  #edge(type: GraphQLObjectType, selections: Selections, selecting: Selecting, nodeOf: NodeOf): Json {
    return objectOf(type, selections, selecting, (nodes, name) => {
      const field = type.getFields()[name];
      if (name === 'cursor') return ['"', this.#cursor(), '"'];
      if (name === 'node' && field) return nodeOf(getNamedType(field.type), selectionsOf(nodes));
      throw new LeftToResolvers(name);
    });
  }

  #cursor(): Sql {
    return this.#later(({ order }) => cursorOf(this.#row, order));
  }

  #cursorAt(place: Sql): Json {
    this.#hasRows = true;
    return orNull(sql`'"' || max(${this.#cursor()}) filter (where ${this.#row}.page_place = ${place}) || '"'`);
  }

  #isMore(size: Bind): Sql {
    this.#hasRows = true;
    return sql`coalesce(bool_or(${this.#row}.page_found > ${size}), false)`;
  }

  #pageInfo(type: GraphQLObjectType, selections: Selections, selecting: Selecting): Json {
    const size = this.#bound((page) => page.size);
    const [hasAfter, hasBefore] = [this.#bound((page) => page.hasAfter), this.#bound((page) => page.hasBefore)];
    const isBackwards = this.#bound((page) => page.isBackwards);
    return objectOf(type, selections, selecting, ([node], name) => {
      const fieldType = type.getFields()[name]?.type;
      if (!node || !fieldType) throw new LeftToResolvers(name);
      switch (name) {
        case 'startCursor':
          return this.#cursorAt(sql`1`);
        case 'endCursor':
          return this.#cursorAt(sql`least(${this.#row}.page_found, ${size})`);
        case 'hasNextPage':
          return leaf(fieldType, sql`${hasBefore}::boolean or not ${isBackwards}::boolean and ${this.#isMore(size)}`);
        case 'hasPreviousPage':
          return leaf(fieldType, sql`${hasAfter}::boolean or ${isBackwards}::boolean and ${this.#isMore(size)}`);
        default:
          throw new LeftToResolvers(name);
      }
    });
  }
}
