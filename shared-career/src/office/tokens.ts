import { readXml, type XmlToken } from '../resume/docx/xml.ts';

/** The pieces of a part, names without their prefix: some programs write `x:row`. A part that is no plain XML has none. */
export function* scanTokens(xml: string): Generator<XmlToken> {
  for (const token of readXml(xml) ?? [])
    yield token.kind === 'text' ? token : { ...token, name: token.name.slice(token.name.indexOf(':') + 1) };
}
