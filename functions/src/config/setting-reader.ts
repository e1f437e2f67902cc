/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one, and keeps the names of those that had to be left out. */
export interface SettingReader {
  /** The parsed value of a variable; null if it is not set or invalid. */
  readonly read: <T>(name: string, parse: (text: string) => T | null) => T | null;
  /** Variables that were left out so far, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

/** A reader of these variables, with nothing left out yet. */
export function createSettingReader(env: Env): SettingReader {
  const ignored: string[] = [];
  return {
    ignored,
    read: (name, parse) => {
      const text = env[name]?.trim() ?? '';
      const value = text === '' ? null : parse(text);
      if (text !== '' && value === null) ignored.push(name);
      return value;
    },
  };
}
