/** Whether a name may be counted under its own name within its scope on a day. */
export type Admits = (day: string, scope: string, name: string) => boolean;

/**
 * Admits a limited number of different names per scope and day: invented names can fill neither the database nor this
 * process's memory. A known name stays admitted for the day.
 */
export function admitDistinctNames(most: number): Admits {
  let today = '';
  const scopes = new Map<string, Set<string>>();
  return (day, scope, name) => {
    if (day !== today) {
      today = day;
      scopes.clear();
    }
    const names = scopes.get(scope) ?? new Set<string>();
    scopes.set(scope, names);
    if (names.size < most) names.add(name);
    return names.has(name);
  };
}
