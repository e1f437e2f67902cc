import { createHash } from 'node:crypto';
import {
  toCamelCase,
  literal,
  convertMarkdownToJsx,
  moduleOf,
  type Entry,
  type Placeholders,
  type Report,
} from '@aura/content-tools';
import { formatCentavos, OFFERS, type Interval } from '@aura/shared-domain';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

/** Front matter of a legal text. */
export const LegalFileSchema = v.strictObject({
  title: Text,
  lead: Text,
  version: v.pipe(v.number(), v.integer(), v.description('Sobe a cada mudança do que um dos textos diz.')),
  date: v.pipe(v.string(), v.isoDate(), v.description('Dia desta versão, como 2026-11-23.')),
});

/** A table of a legal text; `{{tabela NOME}}` puts it there. */
export const LegalTableSchema = v.strictObject({
  caption: Text,
  columns: v.pipe(v.record(v.string(), Text), v.description('Cada coluna com o que está escrito sobre ela.')),
  rows: v.pipe(v.array(v.record(v.string(), Text)), v.minLength(1)),
});

type Document = Entry<v.InferOutput<typeof LegalFileSchema>>;
type Table = Entry<v.InferOutput<typeof LegalTableSchema>>;

/** Facts of the operator that a text may name; src/operator.ts has their values. */
const FACTS: Placeholders['inline'] = {
  encarregado: '{parts.operator.dpoName}',
  'e-mail do encarregado': '<parts.EmailLink address={parts.operator.dpoEmail} />',
  'e-mail': '<parts.EmailLink address={parts.operator.email} />',
  comarca: '{parts.operator.forum}',
};

const INTERVALS: Readonly<Record<Interval, string>> = { month: 'mensal', year: 'anual', once: 'único' };

/** Offers by their names in the price placeholders of a table: `{{preço impulso mensal}}`. */
const PRICES = new Map(
  OFFERS.map(({ plan, interval, amount }) => [
    `preço ${plan} ${INTERVALS[interval]}`,
    formatCentavos(amount),
  ]),
);

/** A row with its prices filled in. */
function fillPrices(table: Table, at: number, report: Report): Readonly<Record<string, string>> {
  const cells = Object.entries(table.data.rows[at] ?? {}).map(([column, cell]) => {
    const filled = cell.replaceAll(/\{\{([^{}]*)\}\}/gu, (_, name: string) => {
      const price = PRICES.get(name);
      if (price === undefined)
        report(
          table,
          ['rows', at, column],
          `"{{${name}}}" não existe aqui; há ${[...PRICES.keys()].join(', ')}`,
        );
      return price ?? '';
    });
    return [column, filled] as const;
  });
  return Object.fromEntries(cells);
}

/** `## Título {#id}` */
const HEADING = /^## (?<title>.*?) \{#(?<id>[a-z0-9-]+)\}$/u;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Line of the file on which its text begins. */
  readonly line: number;
}

/** The sections of a legal text. A heading without an address is reported. */
function groupSections(document: Document, report: Report): readonly Section[] {
  const lines = document.body.split('\n');
  const starts = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []));
  const stray = lines.slice(0, starts[0]).findIndex((line) => line.trim() !== '');
  if (stray !== -1)
    report(document, document.bodyLine + stray, 'o texto começa com uma seção: "## Título {#endereco}"');
  return starts.flatMap((start, nth) => {
    const line = document.bodyLine + start;
    const { title, id } = HEADING.exec(lines[start] ?? '')?.groups ?? {};
    if (title === undefined || id === undefined) {
      report(document, line, 'uma seção tem título e endereço: "## Título {#endereco}"');
      return [];
    }
    return [{ id, title, line: line + 1, text: lines.slice(start + 1, starts[nth + 1]).join('\n') }];
  });
}

/** A legal text as a function of the components and facts that it is drawn with. */
function writeDocumentModule(document: Document, blocks: Placeholders['block'], report: Report): string {
  const { title, lead, version, date } = document.data;
  const sections = groupSections(document, report);
  const seen = new Set<string>();
  const written = sections.map(({ id, title: name, text, line }) => {
    if (seen.has(id)) report(document, line - 1, `o endereço "${id}" já é de outra seção`);
    seen.add(id);
    const { jsx, faults } = convertMarkdownToJsx(text, { inline: FACTS, block: blocks }, 'parts.Link');
    for (const fault of faults) report(document, line + fault.line - 1, fault.message);
    return `{ id: ${literal(id)}, title: ${literal(name)}, body: <>${jsx}</> },`;
  });
  return moduleOf(
    `import type { LegalDocument, LegalParts } from '../../pages/legal/legal-document.ts';`,
    `import * as tables from './tables.ts';`,
    `export const legalText = (parts: LegalParts): LegalDocument => ({`,
    `title: ${literal(title)}, lead: ${literal(lead)}, version: ${version}, date: ${literal(date)},`,
    `sections: [`,
    ...written,
    `],`,
    `});`,
  );
}

const computeSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The modules of the legal texts, each with the tables that it names. */
export function writeLegalModules(
  documents: readonly Document[],
  tables: readonly Table[],
  report: Report,
): Readonly<Record<string, string>> {
  const [first, ...others] = documents;
  for (const other of others)
    if (other.data.version !== first?.data.version || other.data.date !== first.data.date)
      report(
        other,
        ['version'],
        'os textos legais mudam de versão juntos: a mesma versão e a mesma data em todos',
      );
  for (const table of tables) {
    const columns = ['id', ...Object.keys(table.data.columns)].toSorted().join();
    for (const [at, row] of table.data.rows.entries())
      if (Object.keys(row).toSorted().join() !== columns)
        report(table, ['rows', at], `a linha deve ter exatamente: ${columns.replaceAll(',', ', ')}`);
  }
  const blocks = {
    empresa: '<parts.OperatorFacts />',
    ...Object.fromEntries(
      tables.map(({ slug }) => [
        `tabela ${slug}`,
        `<parts.DataTable {...tables.${toCamelCase(slug)}} narrow="stack" />`,
      ]),
    ),
  };
  const rows = tables.map((table) => {
    const { caption, columns, rows: given } = table.data;
    const cells = given.map((_, at) => fillPrices(table, at, report));
    const named = Object.entries(columns).map(([key, label]) => ({ key, label }));
    return `export const ${toCamelCase(table.slug)} = ${literal({ caption, columns: named, rows: cells })};`;
  });
  return {
    'legal/tables.ts': moduleOf(...rows),
    'legal/versions.ts': moduleOf(
      `/** Which text is in force: its version, and the SHA-256 of what its file says below the head. */`,
      ...documents.map(
        ({ slug, data, body }) =>
          `export const ${toCamelCase(slug)} = ${literal({ version: data.version, hash: computeSha256(body) })};`,
      ),
    ),
    ...Object.fromEntries(
      documents.map((document) => [
        `legal/${document.slug}.tsx`,
        writeDocumentModule(document, blocks, report),
      ]),
    ),
  };
}
