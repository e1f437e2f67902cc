import type * as v from 'valibot';
import type { DataPath } from '../source.ts';

type Issue = v.BaseIssue<unknown>;

export const pathOf = ({ path }: Issue): DataPath =>
  (path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

/** `questions[2].right` */
const describePath = (path: DataPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./u, '');

/** What a schema's rule demands, by the kind of issue; the rest say their own. */
const DEMANDS: Readonly<Record<string, (requirement: string) => string>> = {
  min_length: (least) => `deve ter pelo menos ${least} caracteres ou itens`,
  max_length: (most) => `deve ter no máximo ${most} caracteres ou itens`,
  length: (exact) => `deve ter exatamente ${exact} caracteres ou itens`,
  min_value: (least) => `deve ser pelo menos ${least}`,
  max_value: (most) => `deve ser no máximo ${most}`,
  integer: () => 'deve ser um número inteiro',
  non_empty: () => 'não pode ficar vazio',
  regex: (pattern) => `não tem a forma pedida (${pattern})`,
  iso_date: () => 'deve ser uma data, como 2026-11-23',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'true ou false',
  Array: 'uma lista',
  Object: 'um grupo de campos',
};

/** The broken rule of a value, as a sentence in Portuguese. A schema's own message stays unchanged. */
export function describeIssue(issue: Issue): string {
  const name = describePath(pathOf(issue)) || 'o arquivo';
  if (!issue.message.startsWith('Invalid ')) return `${name}: ${issue.message}`;
  if (issue.expected === 'never') return `"${name}" não é um campo que exista aqui; confira o nome`;
  if (issue.received === 'undefined') return `falta o campo "${name}"`;
  const demand = DEMANDS[issue.type]?.(String(issue.requirement));
  if (demand) return `"${name}" ${demand}; está ${issue.received}`;
  const expected = KINDS[issue.expected ?? ''] ?? `um destes: ${issue.expected?.replaceAll(' | ', ', ')}`;
  return `"${name}" deve ser ${expected}; está ${issue.received}`;
}
