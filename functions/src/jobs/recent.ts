/** A bounded least-recently-used cache in this process. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** @param most entries kept at once. */
export function createRecent<T>(most: number): Recent<T> {
  const entries = new Map<string, T>();
  const set = (key: string, value: T): void => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  };
  return {
    set,
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
