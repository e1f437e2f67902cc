import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import { squeeze } from '../../text/index.ts';
import type { Document } from '../assemble.ts';
import { readError } from '../errors.ts';
import { orderDocxStretches } from './lines.ts';
import type { Part } from './blocks.ts';
import { readPart } from './paragraphs.ts';
import { readStyles } from './styles.ts';
import { computeCrc32, readDirectory } from './directory.ts';
import { unzipWanted } from './unzip.ts';
import { readAttribute, readXml } from './xml.ts';

const DOCUMENT = 'word/document.xml';
const WANTED =
  /^word\/(?:document|styles|header\d*|footer\d*|footnotes|endnotes)\.xml$|^word\/_rels\/document\.xml\.rels$/u;
const PAGE_NUMBER = /^\s*(?:p[áa]gina\s*)?\d{0,3}(?:\s*(?:de|\/|of)\s*\d{0,3})?\s*$/iu;

/** Addresses of a document's links. */
function readLinks(xml: string): string[] {
  return [...(readXml(xml) ?? [])].flatMap((token) =>
    token.kind === 'open' &&
    token.name === 'Relationship' &&
    readAttribute(token.attributes, 'Type').endsWith('/hyperlink')
      ? [readAttribute(token.attributes, 'Target')]
      : [],
  );
}

/** The paragraphs of a part, one text each. */
const listTexts = (part: Part): string[] =>
  part.blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block] : block.rows.flat(2)))
    .map((paragraph) => squeeze(paragraph.pieces.map((piece) => piece.text).join('')))
    .filter((text) => text !== '');

const isPageNumber = (part: Part): boolean =>
  PAGE_NUMBER.test(
    part.blocks
      .map((block) => (block.kind === 'paragraph' ? block.pieces.map((piece) => piece.text).join('') : ' x '))
      .join(' '),
  );

/** Reads a Word document: body, headers, footers, text boxes and tables, in reading order. Nothing in it is run or fetched. */
export function readDocx(bytes: Uint8Array): Result<Document, ResumeReadError> {
  const unzipped = unzipWanted(bytes, (name) => WANTED.test(name));
  if (!unzipped.ok) return unzipped;
  const files = unzipped.value;
  const decoder = new TextDecoder();
  const text = (name: string): string => decoder.decode(files.get(name) ?? new Uint8Array());
  const directory = readDirectory(bytes);
  const main = files.get(DOCUMENT);
  if (main === undefined) {
    // A healthy archive that lists no part of a Word document is a file of another kind.
    const other = directory !== null && [...directory.keys()].every((name) => !name.startsWith('word/'));
    return err(readError(other ? 'TIPO_NAO_SUPORTADO' : 'ARQUIVO_CORROMPIDO'));
  }
  const checksum = directory?.get(DOCUMENT);
  if (checksum !== undefined && checksum !== computeCrc32(main)) return err(readError('ARQUIVO_CORROMPIDO'));
  const styles = readStyles(text('word/styles.xml'));
  const body = readPart(text(DOCUMENT), styles);
  if (body === null) return err(readError('ARQUIVO_CORROMPIDO'));
  const parts = (kind: string): Part[] =>
    [...files.keys()]
      .filter((name) => name.startsWith(`word/${kind}`))
      .toSorted()
      .map((name) => readPart(text(name), styles))
      .filter((part) => part !== null)
      .filter((part) => !isPageNumber(part));
  const headers = selectDistinct(parts('header'));
  const footers = selectDistinct(parts('footer'));
  const stretches = orderDocxStretches(headers, body, footers);
  const notes = [...parts('footnotes'), ...parts('endnotes')].flatMap(listTexts);
  return ok({
    stretches,
    layout: stretches.some(({ kind }) => kind === 'right') ? 'twoColumns' : 'oneColumn',
    hidden: [body, ...headers, ...footers].flatMap((part) => part.hidden),
    loose: notes,
    cut: body.cut,
    urls: readLinks(text('word/_rels/document.xml.rels')).filter((url) =>
      /^(?:mailto:|tel:|https?:)/iu.test(url),
    ),
  });
}

/** The first page's header often repeats the others'. */
function selectDistinct(parts: readonly Part[]): Part[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part.blocks), part])).values()];
}
