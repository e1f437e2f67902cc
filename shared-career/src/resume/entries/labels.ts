import { foldKey } from '../../text/index.ts';

type LabelledField =
  | 'company'
  | 'title'
  | 'period'
  | 'start'
  | 'end'
  | 'location'
  | 'institution'
  | 'course'
  | 'degree'
  | 'activities';

const LABELS: ReadonlyMap<string, LabelledField> = new Map(
  (
    [
      ['empresa|instituicao/empresa|empregador|organizacao|company|employer|organization', 'company'],
      [
        'cargo|funcao|cargo/funcao|funcao/cargo|ocupacao|posicao|atuacao|ultimo cargo|title|position|role|job title',
        'title',
      ],
      ['periodo|data|datas|duracao|vigencia|period|date|dates|duration', 'period'],
      ['inicio|admissao|data de inicio|data de admissao|entrada|start|start date', 'start'],
      [
        'termino|fim|saida|desligamento|data de termino|data de saida|conclusao|data de conclusao|ano de conclusao|' +
          'previsao de conclusao|conclusao prevista|formatura|end|end date|graduation',
        'end',
      ],
      ['local|localizacao|cidade|location|city', 'location'],
      [
        'instituicao|instituicao de ensino|faculdade|universidade|escola|institution|school|university',
        'institution',
      ],
      ['curso|curso superior|area|course|major|field of study', 'course'],
      ['grau|nivel|escolaridade|titulacao|degree', 'degree'],
      [
        'atividades|principais atividades|atribuicoes|principais atribuicoes|responsabilidades|principais responsabilidades|' +
          'descricao|descricao das atividades|atividades desenvolvidas|atividades realizadas|funcoes|realizacoes|' +
          'principais realizacoes|activities|responsibilities|key responsibilities|achievements|description|duties',
        'activities',
      ],
    ] as const
  ).flatMap(([names, field]) => names.split('|').map((name): [string, LabelledField] => [name, field])),
);

/** A field that a line names itself: "Empresa: Loja Sol". */
export interface Labelled {
  readonly field: LabelledField;
  readonly value: string;
}

const ONE = /^(?<label>[\p{L}/ ]{3,32}?)\s*:\s*(?<value>.*)$/u;

/** Whether the cells of a line are nothing but names of fields: the first row of a table. */
export const isLabelRow = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.every((cell) => LABELS.has(foldKey(cell).replace(/\s*:$/u, '')));

/** Reads "Empresa: X" (several parted by `|`, `•` or wide gaps); null where any part is no known label. */
export function readLabels(text: string): Labelled[] | null {
  const found: Labelled[] = [];
  // In a table the label is in a separate cell: "Empresa", "Loja Sol".
  const [name = '', value = '', ...more] = text.split(/\s{2,}/u);
  const cell = LABELS.get(foldKey(name).replace(/\s*:$/u, ''));
  if (
    cell !== undefined &&
    value !== '' &&
    more.length === 0 &&
    !LABELS.has(foldKey(value)) &&
    !value.endsWith(':')
  )
    return [{ field: cell, value }];
  for (const part of text.split(/\s*[|•;]\s*|\s{2,}|\s+[–—-]\s+(?=[\p{L}/ ]{3,32}:)/u)) {
    if (part === '') continue;
    const match = ONE.exec(part);
    const field = LABELS.get(foldKey(match?.groups?.['label'] ?? ''));
    if (field === undefined) return null;
    found.push({ field, value: (match?.groups?.['value'] ?? '').trim() });
  }
  return found.length === 0 ? null : found;
}
