import {
  contactsOf,
  contentOf,
  type EntryText,
  escapeXml as escape,
  roleLine,
  sectionsOf,
} from './content.ts';
import type { Design } from './design.ts';
import type { Person } from './people.ts';
import { headOf, type SectionName } from './wording.ts';

const span = (text: string, bold = false): string =>
  bold ? `<text:span text:style-name="Bold">${escape(text)}</text:span>` : escape(text);
const p = (inner: string, style = 'Body'): string =>
  inner === '' ? '' : `<text:p text:style-name="${style}">${inner}</text:p>`;
const bullets = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<text:list text:style-name="List">${items.map((item) => `<text:list-item>${p(escape(item))}</text:list-item>`).join('')}</text:list>`;

function entry(text: EntryText, design: Design, index: number): string {
  const {
    names: [first, second],
    labels,
    period,
    parts,
    place,
    items,
  } = text;
  const where = design.number % 2 === 0 && place !== '' ? design.joint + place : '';
  const told = (when: string): string => {
    switch (design.order) {
      case 'title':
        return p(span(first, true) + when) + p(escape(second + where));
      case 'company':
        return p(span(second, true) + escape(where) + when) + p(escape(first));
      case 'labels':
        return (
          p(escape(`${labels[1]}: ${second}`)) +
          p(escape(`${labels[0]}: ${first}`)) +
          p(when.trim() === '' ? '' : `Período: ${when.trim().replace(/[()]/gu, '')}`)
        );
      case 'one-line':
      case 'employer-last':
        return p(span(first, true) + escape(design.joint + second) + when);
    }
  };
  if (design.frame === 'table') {
    const [from, , to] = parts ?? ['', '', ''];
    const when =
      design.datePlace === 'broken' ? p(`${escape(from)} –`) + p(escape(to)) : p(escape(period), 'Body');
    return `<table:table table:name="T${index}"><table:table-column table:style-name="Narrow"/><table:table-column table:style-name="Wide"/>\
<table:table-row><table:table-cell>${when || p('–')}</table:table-cell><table:table-cell>${told('')}${bullets(items)}\
</table:table-cell></table:table-row></table:table>`;
  }
  const inline =
    period === ''
      ? ''
      : design.datePlace === 'right'
        ? `<text:tab/>${escape(period)}`
        : ` (${escape(period)})`;
  return design.datePlace === 'under'
    ? told('') +
        p(escape(design.order === 'labels' && period !== '' ? `Período: ${period}` : period)) +
        bullets(items)
    : told(inline) + bullets(items);
}

/** Tables need unique names: those of the studies begin here. */
const FIRST_STUDY = 10;

function section(name: SectionName, person: Person, design: Design): string {
  const content = contentOf(name, person, design);
  switch (content.kind) {
    case 'text':
      return p(escape(content.text));
    case 'entries': {
      const first = name === 'education' ? FIRST_STUDY : 0;
      return content.entries.map((text, index) => entry(text, design, first + index)).join('');
    }
    case 'items':
      return bullets(content.items);
    case 'languages':
      return bullets(person.languages.map(({ language, level }) => `${language}: ${level}`));
    case 'skills':
      return design.skills === 'commas' ? p(escape(person.skills.join(', '))) : bullets(person.skills);
  }
}

const NAMESPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
].map((name) => `xmlns:${name}`);

function stylesOf({ font, size, colour, headLook }: Design): string {
  const paragraph = (name: string, text: string, around = ''): string =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${around}>\
<style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties>\
<style:text-properties style:font-name="${font}" fo:font-family="${font}" ${text}/></style:style>`;
  const caps = headLook === 'caps' || headLook === 'boxed' ? 'fo:text-transform="uppercase"' : '';
  return [
    paragraph('Body', `fo:font-size="${size}pt"`),
    paragraph('Name', `fo:font-size="${size * 2}pt" fo:font-weight="bold"`),
    paragraph(
      'Head',
      `fo:font-size="${size * 1.2}pt" fo:font-weight="bold" fo:color="${colour}" ${caps}`,
      'fo:margin-top="0.4cm" fo:margin-bottom="0.1cm"',
    ),
    '<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
    '<style:style style:name="Narrow" style:family="table-column"><style:table-column-properties style:column-width="2.6cm"/></style:style>',
    '<style:style style:name="Wide" style:family="table-column"><style:table-column-properties style:column-width="14.4cm"/></style:style>',
    `<style:style style:name="Columns" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.8cm"/>\
</style:section-properties></style:style>`,
    `<text:list-style style:name="List"><text:list-level-style-bullet text:level="1" text:bullet-char="•">\
<style:list-level-properties text:space-before="0.3cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet>\
</text:list-style>`,
  ].join('');
}

/** A person's CV as a flat OpenDocument text, from which an office program makes files of other kinds. */
export function writeOffice(person: Person, design: Design): string {
  const ways = contactsOf(person, design);
  const contact =
    design.contact === 'line'
      ? p(escape(ways.map(({ value }) => value).join(' | ')))
      : ways
          .map(({ label, value }) => p(escape(design.contact === 'labels' ? `${label}: ${value}` : value)))
          .join('');
  const name = p(escape(person.name), 'Name');
  const top = design.textBox
    ? `<text:p text:style-name="Body"><draw:frame draw:name="Box" text:anchor-type="as-char" svg:width="17cm" svg:height="3.2cm">\
<draw:text-box>${name}${p(escape(roleLine(person, design)))}${contact}</draw:text-box></draw:frame>\
</text:p>`
    : name + p(escape(roleLine(person, design))) + contact;
  const body = sectionsOf(person, design)
    .map((each) => p(escape(headOf(each, design)), 'Head') + section(each, person, design))
    .join('');
  const text =
    design.frame === 'two'
      ? `<text:section text:style-name="Columns" text:name="C">${body}</text:section>`
      : body;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES.join(' ')} office:version="1.3"\
 office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>${stylesOf(design)}\
</office:automatic-styles><office:body><office:text>${top}${text}</office:text></office:body></office:document>`;
}
