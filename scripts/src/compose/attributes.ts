const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Attributes of an element as they stand in its tag; nothing in a value can end it. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')}"`)
    .join(' ');
}
