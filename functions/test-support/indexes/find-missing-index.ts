import * as v from 'valibot';

const FieldSchema = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
});
const ScopeSchema = v.picklist(['COLLECTION', 'COLLECTION_GROUP']);

/** `firestore.indexes.json`. */
export const IndexesSchema = v.object({
  indexes: v.array(
    v.object({ collectionGroup: v.string(), queryScope: ScopeSchema, fields: v.array(FieldSchema) }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(
        v.object({
          order: v.optional(v.string()),
          arrayConfig: v.optional(v.string()),
          queryScope: ScopeSchema,
        }),
      ),
    }),
  ),
});
export type Indexes = v.InferOutput<typeof IndexesSchema>;

const Named = v.object({ fieldPath: v.string() });
const ComparisonSchema = v.union([
  v.object({ fieldFilter: v.object({ field: Named, op: v.string() }) }),
  v.object({ unaryFilter: v.object({ field: Named, op: v.string() }) }),
]);
const FilterSchema = v.union([
  v.object({ compositeFilter: v.object({ filters: v.array(ComparisonSchema) }) }),
  ComparisonSchema,
]);

/** A query as the client library sends it. */
export const QuerySchema = v.object({
  from: v.tuple([
    v.object({ collectionId: v.nullish(v.string(), ''), allDescendants: v.nullish(v.boolean(), false) }),
  ]),
  where: v.nullish(FilterSchema),
  orderBy: v.nullish(v.array(v.object({ field: Named, direction: v.string() })), []),
});
type Query = v.InferOutput<typeof QuerySchema>;

const EQUAL = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const NAME = '__name__';

interface Ordered {
  readonly path: string;
  readonly direction: string;
}

/** What a query compares with values, and what it is sorted by. An inequality sorts by its field. */
function readNeeds({ where, orderBy }: Query) {
  const filters = !where ? [] : 'compositeFilter' in where ? where.compositeFilter.filters : [where];
  const compared = filters.map((filter) => {
    const { field, op } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
    return { path: field.fieldPath, op };
  });
  const pathsOf = (operators: ReadonlySet<string>): readonly string[] => [
    ...new Set(compared.flatMap(({ path, op }) => (operators.has(op) && path !== NAME ? [path] : []))),
  ];
  const equal = pathsOf(EQUAL);
  const contained = pathsOf(CONTAINS);
  const said = orderBy.map(({ field, direction }): Ordered => ({ path: field.fieldPath, direction }));
  const unequal = compared.filter(({ op }) => !EQUAL.has(op) && !CONTAINS.has(op)).map(({ path }) => path);
  const implied = [...new Set(unequal)]
    .filter((path) => !said.some((order) => order.path === path))
    .map((path): Ordered => ({ path, direction: 'ASCENDING' }));
  const sorted = [...said, ...implied].filter(({ path }) => path !== NAME && !equal.includes(path));
  return { equal, contained, sorted };
}

/**
 * The index that a query needs and the database would not have, in words; null if there is none. The emulator answers every
 * query, the real database only those with an index. Source:
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function findMissingIndex(query: Query, indexes: Indexes): string | null {
  const [{ collectionId: group, allDescendants }] = query.from;
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const { equal, contained, sorted } = readNeeds(query);
  const tell = (fields: readonly string[]): string => `${scope} ${group ?? ''}: ${fields.join(', ')}`;

  const hasSingle = (path: string, kind: string): boolean => {
    const own = indexes.fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === group)
      .filter(({ fieldPath }) => path === fieldPath || path.startsWith(`${fieldPath}.`) || fieldPath === '*')
      .toSorted((one, other) => other.fieldPath.length - one.fieldPath.length)[0];
    if (!own) return scope === 'COLLECTION';
    return own.indexes.some(
      (index) =>
        index.queryScope === scope &&
        (kind === 'ANY' ? index.order : (index.order ?? index.arrayConfig)) !== undefined &&
        (kind === 'ANY' || (index.order ?? index.arrayConfig) === kind),
    );
  };
  if (sorted.length === 0 || (sorted.length === 1 && equal.length + contained.length === 0)) {
    const needed = [
      ...equal.map((path) => [path, 'ANY'] as const),
      ...contained.map((path) => [path, 'CONTAINS'] as const),
      ...sorted.map(({ path, direction }) => [path, direction] as const),
    ];
    const missing = needed.find(([path, kind]) => !hasSingle(path, kind));
    return missing ? tell(missing) : null;
  }

  const filtered = new Set([...equal, ...contained]);
  /** Fields before the sorted ones, if the index is sorted so, forwards or backwards. */
  const readHead = (fields: Indexes['indexes'][number]['fields']): readonly string[] | null => {
    const tail = fields.slice(fields.length - sorted.length);
    const turned = tail.map(({ order }, at) => order !== sorted[at]?.direction);
    const isSorted = tail.every(({ fieldPath }, at) => fieldPath === sorted[at]?.path);
    if (!isSorted || new Set(turned).size !== 1) return null;
    const head = fields.slice(0, fields.length - sorted.length).map(({ fieldPath }) => fieldPath);
    return head.every((path) => filtered.has(path)) ? head : null;
  };
  // Several indexes that are sorted alike are merged.
  const covered = new Set(
    indexes.indexes
      .filter(({ collectionGroup, queryScope }) => collectionGroup === group && queryScope === scope)
      .map(({ fields }) => readHead(fields))
      .flatMap((head) => (head === null ? [] : ['sorted', ...head])),
  );
  const isCovered = covered.has('sorted') && [...filtered].every((path) => covered.has(path));
  return isCovered
    ? null
    : tell([...filtered, ...sorted.map(({ path, direction }) => `${path} ${direction}`)]);
}
