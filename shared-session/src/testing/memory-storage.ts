import type { SafeStorage } from '../store/safe-storage.ts';

/** Storage shared by several tabs: a write in one is an event in the others. */
export function createSharedStorage(): { openTab(): SafeStorage } {
  const values = new Map<string, string>();
  const watchers: { tab: number; key: string; listener: (value: string | null) => void }[] = [];
  let tabs = 0;
  return {
    openTab: () => {
      const tab = ++tabs;
      return {
        read: (key) => values.get(key) ?? null,
        write: (key, value) => {
          if (value === (values.get(key) ?? null)) return;
          if (value === null) values.delete(key);
          else values.set(key, value);
          for (const w of watchers) if (w.tab !== tab && w.key === key) w.listener(value);
        },
        onOtherTab: (key, listener) => {
          const entry = { tab, key, listener };
          watchers.push(entry);
          return () => watchers.splice(watchers.indexOf(entry), 1);
        },
      };
    },
  };
}
