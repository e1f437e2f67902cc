import { PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import { foldWords, splitWords } from '../../people/person/fold.ts';
import { readYesNo } from '../../people/person/read-yes-no.ts';
import type { Table } from '../file/table.ts';
import { type Columns, NO_COLUMNS } from './columns.ts';

/** Whole titles, as `folded` makes them. */
const TITLES: Readonly<Record<PersonField, readonly string[]>> = {
  name: [
    'nome',
    'nomecompleto',
    'colaborador',
    'colaboradora',
    'funcionario',
    'funcionaria',
    'pessoa',
    'name',
  ],
  email: ['email', 'emailcorporativo', 'emailprofissional', 'correio', 'correioeletronico', 'mail'],
  department: ['area', 'departamento', 'depto', 'setor', 'time', 'equipe', 'department'],
  isManager: [
    'gestor',
    'gestora',
    'egestor',
    'egestora',
    'gestorsn',
    'gestorsimounao',
    'lider',
    'elider',
    'lideranca',
    'manager',
  ],
  unit: ['unidade', 'filial', 'local', 'localdetrabalho', 'loja', 'site', 'planta'],
  admittedOn: ['admissao', 'datadeadmissao', 'dataadmissao', 'dtadmissao', 'admitidoem', 'admitidaem'],
};

/** Words within a title, in the order in which they are looked for: "nome da unidade" is about the unit. */
const WORDS: readonly (readonly [PersonField, readonly string[]])[] = [
  ['email', ['email', 'mail', 'correio']],
  ['admittedOn', ['admissao', 'admitido', 'admitida', 'contratacao', 'ingresso']],
  ['department', ['departamento', 'depto', 'area', 'setor', 'time', 'equipe']],
  ['unit', ['unidade', 'filial', 'local', 'loja', 'planta']],
  ['name', ['nome', 'colaborador', 'colaboradora', 'funcionario', 'funcionaria', 'empregado', 'empregada']],
];

/** Titles with these words are about another person: "e-mail da gestora", "nome da mãe". */
const OF_OTHERS = ['gestor', 'gestora', 'lider', 'chefe', 'gerente', 'responsavel', 'mae', 'pai', 'conjuge'];

/** The columns as their titles tell: first whole titles, then words in them. No column is taken twice. */
export function guessColumns(header: readonly string[]): Columns {
  const columns: Record<PersonField, number | null> = { ...NO_COLUMNS };
  const isFree = (at: number) => !Object.values(columns).includes(at);
  const take = (field: PersonField, fits: (title: string) => boolean) => {
    if (columns[field] !== null) return;
    const at = header.findIndex((title, index) => isFree(index) && fits(title));
    columns[field] = at === -1 ? null : at;
  };
  for (const field of PERSON_FIELDS) take(field, (title) => TITLES[field].includes(foldWords(title)));
  for (const [field, words] of WORDS) {
    take(field, (title) => {
      // "E-mail" is one word.
      const own = splitWords(title.replaceAll(/e-mail/giu, 'email'));
      return own.some((word) => words.includes(word)) && !own.some((word) => OF_OTHERS.includes(word));
    });
  }
  return columns;
}

/** Rows that are looked at to see what a column holds. */
const LOOKED_AT = 100;

/** The columns as titles and cells tell: under "Gestor" many tables name who leads the person. */
export function findColumns({ header, rows }: Table): Columns {
  const columns = guessColumns(header);
  const at = columns.isManager;
  if (at === null) return columns;
  const answers = rows.slice(0, LOOKED_AT).map(({ cells }) => readYesNo(cells[at] ?? ''));
  return answers.filter((answer) => answer === null).length > answers.length / 2
    ? { ...columns, isManager: null }
    : columns;
}
