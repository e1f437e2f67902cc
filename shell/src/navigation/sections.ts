import type { NavigationItem } from './navigation.ts';

/** A part of the menu: a single item, or several under a heading. */
export interface NavigationSection {
  /** Null for a single item. */
  readonly heading: string | null;
  readonly items: readonly NavigationItem[];
}

/** The menu in sections, in the order of their first items. A group of one item gets no heading. */
export function groupSections(items: readonly NavigationItem[]): readonly NavigationSection[] {
  const sections = new Map<string, NavigationItem[]>();
  for (const item of items) {
    const key = item.group === null ? `item ${item.path}` : `group ${item.group}`;
    sections.set(key, [...(sections.get(key) ?? []), item]);
  }
  return [...sections.values()].map((members) => ({
    heading: members.length > 1 ? (members[0]?.group ?? null) : null,
    items: members,
  }));
}
