/** Where the site under test is served. */
export const SITE = process.env['AURA_BASE_URL'] ?? 'http://localhost:4310';

/** One of the JSON blocks that every page of the site carries. */
export function blockOfPage(id: 'aura-config' | 'aura-registry', html: string): unknown {
  const [, json] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  if (json === undefined) throw new Error(`the page carries no ${id}`);
  return JSON.parse(json) as unknown;
}
