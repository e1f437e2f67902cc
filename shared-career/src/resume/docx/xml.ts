/** A piece of an XML document, in document order. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly empty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five named entities and numeric references; all others stay unchanged, without any lookup. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/giu,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/**
 * Tokenises an XML text. Prefixes are kept in names (`w:p`). A document type declaration ends the walk with null: such
 * files do not need one, and custom entities are never expanded.
 */
export const readXml = (xml: string): Iterable<XmlToken> | null =>
  /<!DOCTYPE|<!ENTITY/iu.test(xml) ? null : walk(xml);

// One token at a time: a list of them would take many times the memory of the text.
function* walk(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield { kind: 'text', text: decodeEntities(xml.slice(at, open)) };
    const skip = xml.startsWith('<!--', open) ? '-->' : xml.startsWith('<![CDATA[', open) ? ']]>' : '>';
    const close = xml.indexOf(skip, open + 1);
    if (close < 0) break;
    at = close + skip.length;
    if (skip === ']]>') yield { kind: 'text', text: xml.slice(open + 9, close) };
    if (skip !== '>') continue;
    const tag = xml.slice(open + 1, close);
    if (tag.startsWith('?') || tag.startsWith('!')) continue;
    if (tag.startsWith('/')) {
      yield { kind: 'close', name: tag.slice(1).trim() };
      continue;
    }
    const empty = tag.endsWith('/');
    const body = empty ? tag.slice(0, -1) : tag;
    const space = body.search(/\s/u);
    yield {
      kind: 'open',
      name: space < 0 ? body : body.slice(0, space),
      attributes: space < 0 ? '' : body.slice(space + 1),
      empty,
    };
  }
}

/** The value of an attribute, or an empty string. */
export function readAttribute(attributes: string, name: string): string {
  const at = attributes.search(new RegExp(`(?:^|\\s)${name}\\s*=`, 'u'));
  if (at < 0) return '';
  const match = /=\s*(?:"([^"]*)"|'([^']*)')/u.exec(attributes.slice(at));
  return decodeEntities(match?.[1] ?? match?.[2] ?? '');
}
