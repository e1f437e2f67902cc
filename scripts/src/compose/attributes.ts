import { escapeHtml } from '@aura/shared-domain';

/** Attributes of an element as they stand in its tag; nothing in a value can end it. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}
