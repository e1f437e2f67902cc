import { readAttribute, readXml } from './xml.ts';

/** Known properties of a text's look. */
export interface Look {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Points. */
  readonly size?: number;
}

/** Looks of named paragraph styles; the empty name is the document's default. */
export type Styles = ReadonlyMap<string, Look>;

const isOn = (attributes: string): boolean =>
  !/^(?:0|false|off|none)$/u.test(readAttribute(attributes, 'w:val'));

/** Adds what a run property says to a look. */
export function addProperty(look: Look, name: string, attributes: string): Look {
  if (name === 'w:b') return { ...look, bold: isOn(attributes) };
  if (name === 'w:i') return { ...look, italic: isOn(attributes) };
  if (name === 'w:sz') return { ...look, size: Number(readAttribute(attributes, 'w:val')) / 2 || 11 };
  return look;
}

interface Draft {
  id: string;
  based: string;
  look: Look;
}

/** Reads `styles.xml`; styles inherit from the ones they are based on. */
export function readStyles(xml: string): Styles {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  for (const token of readXml(xml) ?? []) {
    if (token.kind !== 'open') {
      if (token.kind === 'close' && (token.name === 'w:style' || token.name === 'w:docDefaults'))
        current = null;
      continue;
    }
    if (token.name === 'w:docDefaults') drafts.push((current = { id: '', based: '', look: {} }));
    else if (token.name === 'w:style')
      drafts.push((current = { id: readAttribute(token.attributes, 'w:styleId'), based: '', look: {} }));
    else if (current !== null) {
      if (token.name === 'w:basedOn') current.based = readAttribute(token.attributes, 'w:val');
      else current.look = addProperty(current.look, token.name, token.attributes);
    }
  }
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const resolve = (id: string, depth: number): Look => {
    const draft = byId.get(id);
    if (draft === undefined || depth > 12) return {};
    return { ...(id === '' ? {} : resolve(draft.based, depth + 1)), ...draft.look };
  };
  return new Map(drafts.map(({ id }) => [id, resolve(id, 0)]));
}
