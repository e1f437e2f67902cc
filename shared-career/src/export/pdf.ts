import { PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { ResumeDocument } from './document.ts';
import type { Face } from './faces/face.ts';
import { CUTS, type Cut, type Faces } from './faces/families.ts';
import type { Element } from './typeset/rows.ts';
import { PAGE, type SetDocument, type SetPage } from './typeset/typeset.ts';
import type { ExportLanguage } from './words.ts';
import { WORDS } from './words.ts';

const toHex4 = (value: number): string => value.toString(16).padStart(4, '0');
const toFixed = (value: number): string => String(Math.round(value * 100) / 100);

/** "#1f3a5f" as the operands of a colour. */
const writeInks = (colour: string): string =>
  [1, 3, 5].map((at) => toFixed(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** A face put into a document, with the signs that are used and what each is drawn by. */
function addFace(document: PDFDocument, face: Face, used: ReadonlyMap<number, string>): PDFRef {
  const { context } = document;
  const scaled = (units: number): number => Math.round((units * 1000) / face.unitsPerEm);
  const file = context.register(context.flateStream(face.bytes, { Length1: face.bytes.length }));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: face.name,
      Flags: face.italicAngle === 0 ? 4 : 68,
      FontBBox: face.box.map(scaled),
      ItalicAngle: face.italicAngle,
      Ascent: scaled(face.ascent),
      Descent: scaled(face.descent),
      CapHeight: scaled(face.capHeight),
      StemV: 80,
      FontFile2: file,
    }),
  );
  const glyphs = [...used.keys()].toSorted((a, b) => a - b);
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: face.name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: glyphs.flatMap((glyph) => [glyph, [scaled(face.advanceOf(glyph))]]),
    }),
  );
  const lines = glyphs.map((glyph) => {
    const units = Array.from(
      { length: used.get(glyph)?.length ?? 0 },
      (_, at) => used.get(glyph)?.charCodeAt(at) ?? 0,
    );
    return `<${toHex4(glyph)}> <${units.map(toHex4).join('')}>`;
  });
  // At most a hundred lines a block, as the format demands.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) =>
    lines.slice(index * 100, index * 100 + 100),
  ).map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  const map = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: face.name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(map)),
    }),
  );
}

/** What draws a page; every text carries the number by which the structure knows it. */
function writeOperators({ shapes, runs }: SetPage, elements: readonly Element[], faces: Faces): string {
  const drawn = shapes.map(
    ({ x, y, width, height, colour }) =>
      `${writeInks(colour)} rg ${toFixed(x)} ${toFixed(PAGE.height - y - height)} ${toFixed(width)} ${toFixed(height)} re f`,
  );
  const written = runs.map(({ x, y, text, cut, size, colour, element }, id) => {
    const codes = Array.from(text, (sign) => toHex4(faces[cut].glyphOf(sign))).join('');
    return [
      `/${elements[element]?.tag ?? 'P'} << /MCID ${id} >> BDC BT /${cut} ${toFixed(size)} Tf ${writeInks(colour)} rg`,
      `1 0 0 1 ${toFixed(x)} ${toFixed(PAGE.height - y)} Tm <${codes}> Tj ET EMC`,
    ].join(' ');
  });
  return [...(drawn.length === 0 ? [] : ['/Artifact BMC', ...drawn, 'EMC']), ...written].join('\n');
}

/** The structure of the document over its pages, as tagged PDF holds it. */
function tag(document: PDFDocument, { pages, elements }: SetDocument, leaves: readonly PDFRef[]): void {
  const { context } = document;
  const root = context.nextRef();
  const whole = context.nextRef();
  const refs = elements.map(() => context.nextRef());
  const kids = elements.map((_, index) => [
    ...elements.flatMap(({ parent }, child) => (parent === index ? [refs[child]] : [])),
    ...pages.flatMap(({ runs }, page) =>
      runs.flatMap(({ element }, id) =>
        element === index ? [context.obj({ Type: 'MCR', Pg: leaves[page], MCID: id })] : [],
      ),
    ),
  ]);
  elements.forEach(({ tag: S, parent }, index) => {
    const ref = refs[index];
    const P = parent === null ? whole : refs[parent];
    if (ref && P) context.assign(ref, context.obj({ Type: 'StructElem', S, P, K: kids[index] }));
  });
  const top = elements.flatMap(({ parent }, index) => (parent === null ? [refs[index]] : []));
  context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: top }));
  const numbers = pages.flatMap(({ runs }, page) => [
    context.obj(page),
    context.obj(runs.map(({ element }) => refs[element])),
  ]);
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: whole,
      ParentTree: { Nums: numbers },
      ParentTreeNextKey: pages.length,
    }),
  );
  document.catalog.set(PDFName.of('StructTreeRoot'), root);
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  document.catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
}

interface Options {
  readonly language: ExportLanguage;
  readonly now: Date;
}

/** A document that was set as a PDF of real text, with its fonts and its structure in it. */
export async function writePdf(
  { name }: Pick<ResumeDocument, 'name'>,
  set: SetDocument,
  faces: Faces,
  { language, now }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const title = [WORDS[language].title, name].filter((part) => part !== '').join(' – ');
  document.setTitle(title);
  if (name !== '') document.setAuthor(name);
  document.setLanguage(language === 'pt' ? 'pt-BR' : 'en');
  document.setCreationDate(now);
  document.setModificationDate(now);
  const used: Record<Cut, Map<number, string>> = { regular: new Map(), bold: new Map(), italic: new Map() };
  for (const { runs } of set.pages)
    for (const { text, cut } of runs) for (const sign of text) used[cut].set(faces[cut].glyphOf(sign), sign);
  const fonts = Object.fromEntries(
    CUTS.flatMap((cut) => (used[cut].size === 0 ? [] : [[cut, addFace(document, faces[cut], used[cut])]])),
  );
  const leaves = set.pages.map((page, index) => {
    const leaf = document.addPage([PAGE.width, PAGE.height]);
    const stream = context.register(context.flateStream(writeOperators(page, set.elements, faces)));
    leaf.node.set(PDFName.of('Contents'), stream);
    leaf.node.set(PDFName.of('Resources'), context.obj({ Font: fonts }));
    leaf.node.set(PDFName.of('StructParents'), context.obj(index));
    leaf.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return leaf.ref;
  });
  tag(document, set, leaves);
  return new Uint8Array(await document.save());
}
