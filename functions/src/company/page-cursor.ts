/** Where a page ends: the id of its last document, and what it stands in the order by. */
export interface PageCursor {
  readonly id: string;
  readonly value: string;
}

export const cursorOf = (id: string, value: string): string => `${id}.${value}`;

/** Null for what no page of ours ended with. */
export function readCursor(text: string): PageCursor | null {
  const [, id, value] = /^([\w-]{1,64})\.(.*)$/su.exec(text) ?? [];
  return id !== undefined && value !== undefined ? { id, value } : null;
}
