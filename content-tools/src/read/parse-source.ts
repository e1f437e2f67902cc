import { basename, extname } from 'node:path';
import type { Fault, Source } from '../source.ts';
import { readYaml } from './yaml-data.ts';
import Papa from 'papaparse';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/mu;

interface ParsedSource {
  readonly source: Source;
  readonly faults: readonly Fault[];
}

/** Takes a file of content apart: Markdown with front matter, YAML or CSV. */
export function parseSource(file: string, written: string): ParsedSource {
  const text = written.replace(/^\uFEFF/u, '');
  const kind = extname(file);
  const named = { file, slug: basename(file, kind) };
  if (kind === '.csv') {
    const { data, faults } = readCsv(text);
    return {
      source: { ...named, data, body: '', bodyLine: 1, lineOf: ([row]) => lineOfRow(row) },
      faults: faults.map((fault) => ({ file, ...fault })),
    };
  }
  if (kind === '.yaml') {
    const { data, lineOf, faults } = readYaml(text, 1);
    return {
      source: { ...named, data, body: '', bodyLine: 1, lineOf },
      faults: faults.map((fault) => ({ file, ...fault })),
    };
  }
  const [block, matter] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || matter === undefined || !text.startsWith(block)) {
    const message = 'o arquivo começa com os campos entre duas linhas "---"; elas não foram encontradas';
    const source = { ...named, data: null, body: text, bodyLine: 1, lineOf: () => 1 };
    return { source, faults: [{ file, line: 1, message }] };
  }
  const { data, lineOf, faults } = readYaml(matter, 2);
  const bodyLine = block.split('\n').length;
  return {
    source: { ...named, data, body: text.slice(block.length), bodyLine, lineOf },
    faults: faults.map((fault) => ({ file, ...fault })),
  };
}

/** Each row of CSV is one line; the first names the columns. */
const lineOfRow = (row: string | number | undefined): number => (typeof row === 'number' ? row + 2 : 1);

interface CsvData {
  /** One record for each row, by the names of the columns; every value is text. */
  readonly data: readonly Readonly<Record<string, string>>[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a table whose first line names the columns. A row is one line: a cell holds no line break. */
function readCsv(text: string): CsvData {
  const [header = [], ...rows] = Papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data;
  const faults = rows.flatMap((cells, at) => {
    if (cells.length === header.length && !cells.some((cell) => cell.includes('\n'))) return [];
    return [
      {
        line: at + 2,
        message: `a linha tem ${cells.length} colunas, e a primeira nomeia ${header.length}. Um texto com vírgula vai entre aspas, sem quebra de linha.`,
      },
    ];
  });
  const data = rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
  return { data, faults };
}
