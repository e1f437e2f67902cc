import { foldKey } from '@aura/shared-career';
import { type ImportChange, INVITATION_DAYS } from '@aura/shared-domain';
import { Button, Checkbox, Notice } from '@aura/shared-ui';
import { writeCsv } from '../../download/write-csv.ts';
import { FIELD_NAMES } from '../../people/person/fields.ts';
import { describeDay } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { GoodRow } from '../rows/check-rows.ts';
import { findCorrectable } from '../rows/corrections.ts';
import { LinePeople, ProblemList } from '../rows/problem-list.tsx';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { listRefused } from './outcomes.ts';
import type { Simulation } from './leave-out.ts';
import { OutcomeCounts, SeatsAfter } from './progress.tsx';
import { countOutcome, type Outcome, type RowResult } from './sums.ts';

interface Props {
  readonly state: ImportStateIn<'confirm'>;
  readonly store: Pick<ImportStore, 'start' | 'correct' | 'backTo' | 'leaveOut' | 'setMailed'>;
  readonly download: ImportPorts['download'];
}

/** The results of the dry run, and the decision. */
export function ConfirmStep({ state, store, download }: Props) {
  const { file, columns, trial, rows, checked, whole, leftOut } = state;
  const refused = listRefused(trial.results, checked.good);
  const invited = countOutcome(trial.results, 'added', 'restored');
  return (
    <>
      <NewDepartments whole={whole} leftOut={leftOut} onLeaveOut={store.leaveOut} />
      <OutcomeCounts results={trial.results} isDone={false} />
      <SeatsAfter seats={trial.seats} results={trial.results} isDone={false} />
      {rows.length === 0 ? (
        <Notice tone="info" title="Não há nada a importar">
          Nenhuma linha muda a lista da empresa.
        </Notice>
      ) : (
        <p>A lista ainda não mudou.</p>
      )}
      {invited > 0 && <Mailing invited={invited} byMail={state.byMail} onChange={store.setMailed} />}
      <div className={styles['ways']}>
        {rows.length > 0 && (
          <Button onClick={() => void store.start()}>
            Importar {counted(rows.length, 'linha', 'linhas')}
            {state.byMail && invited > 0 && ` e enviar ${counted(invited, 'convite', 'convites')}`}
          </Button>
        )}
        <Button variant="secondary" onClick={() => store.backTo('rows')}>
          Voltar à conferência
        </Button>
      </div>
      <ChangedPeople results={trial.results} rows={checked.good} download={download} />
      {refused.length > 0 && (
        <ProblemList
          title="Linhas que seriam recusadas"
          problems={refused}
          download={download}
          correction={{
            textsAt: (line) => findCorrectable(file.table, columns, line),
            onCorrect: store.correct,
          }}
        />
      )}
    </>
  );
}

interface MailingProps {
  /** People who get a link. */
  readonly invited: number;
  readonly byMail: boolean;
  readonly onChange: (byMail: boolean) => void;
}

/** Says how many invitations there are, and asks whether they go by e-mail. */
const Mailing = ({ invited, byMail, onChange }: MailingProps) => (
  <div>
    <Checkbox
      label={`Enviar o convite por e-mail a ${counted(invited, 'pessoa', 'pessoas')}`}
      checked={byMail}
      onChange={({ target }) => onChange(target.checked)}
    />
    <p className={styles['note']}>
      {byMail
        ? 'Quem entra na lista, ou volta a ela, recebe o convite assim que a linha é importada.'
        : 'Ninguém recebe e-mail da Aura: você baixa os links no fim e os envia.'}{' '}
      O convite vale {INVITATION_DAYS} dias.
    </p>
  </div>
);

interface NewDepartmentsProps {
  readonly whole: Simulation;
  readonly leftOut: readonly string[];
  readonly onLeaveOut: ImportStore['leaveOut'];
}

/** Asks which departments are created that the company does not have: often it is the same one written in another way. */
function NewDepartments({ whole: { checked, trial }, leftOut, onLeaveOut }: NewDepartmentsProps) {
  const names = trial.newDepartments;
  if (names.length === 0) return null;
  const countLines = (name: string) =>
    checked.good.filter(({ person }) => foldKey(person.department) === foldKey(name)).length;
  return (
    <fieldset className={styles['departments']}>
      <legend>Departamentos novos: quais criar?</legend>
      <p className={styles['note']}>
        Ainda não existem na empresa. Desmarque o que não deve ser criado: as pessoas dele ficam de fora desta
        importação. Se ele já existe com outro nome, corrija o arquivo.
      </p>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={`Criar ${name} (${counted(countLines(name), 'linha', 'linhas')})`}
          checked={!leftOut.includes(name)}
          onChange={({ target }) =>
            onLeaveOut(target.checked ? leftOut.filter((one) => one !== name) : [...leftOut, name])
          }
        />
      ))}
      {names.length > 1 && (
        <div className={styles['ways']}>
          <Button variant="secondary" onClick={() => onLeaveOut([])}>
            Criar todos
          </Button>
          <Button variant="secondary" onClick={() => onLeaveOut(names)}>
            Não criar nenhum
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ChangedPeopleProps {
  readonly results: readonly RowResult[];
  readonly rows: readonly GoodRow[];
  readonly download: ImportPorts['download'];
}

/** Changes for people who are already on the company's list. */
const CHANGE_TITLES = [
  ['updated', 'São atualizadas'],
  ['restored', 'Voltam à lista'],
] as const satisfies readonly (readonly [Outcome, string])[];

/** Which people the import would change or bring back: a count alone does not tell a slip. */
function ChangedPeople({ results, rows, download }: ChangedPeopleProps) {
  const found = new Map(results.map((result) => [result.line, result]));
  const groups = CHANGE_TITLES.map(([outcome, title]) => ({
    title,
    people: rows
      .filter(({ line }) => found.get(line)?.outcome === outcome)
      .map(({ line, person: { name, email } }) => ({
        line,
        name,
        email,
        changed: found.get(line)?.changes ?? [],
      })),
  })).filter(({ people }) => people.length > 0);
  if (groups.length === 0) return null;
  const csv = () =>
    writeCsv([
      ['Linha', 'O que acontece', 'Nome', 'E-mail', 'Campo', 'Antes', 'Depois'],
      ...groups.flatMap(({ title, people }) =>
        people.flatMap(({ line, name, email, changed }) =>
          listFieldCells(changed).map((cells) => [String(line), title, name, email, ...cells]),
        ),
      ),
    ]);
  return (
    <div className={styles['stack']}>
      <h3>Quem já é conhecido e muda</h3>
      <p>Na lista, passa a valer o que o arquivo diz destas pessoas. Nada mudou ainda.</p>
      {groups.map((group) => (
        <LinePeople
          key={group.title}
          title={group.title}
          people={group.people.map(({ changed, ...person }) => ({
            ...person,
            changes: changed.length > 0 ? changed.map(changeInWords) : undefined,
          }))}
        />
      ))}
      <div className={styles['ways']}>
        <Button
          variant="quiet"
          className={styles['flush']}
          onClick={() => download('linhas-que-mudam.csv', csv(), 'text/csv')}
        >
          Baixar quem muda (CSV)
        </Button>
      </div>
    </div>
  );
}

/** One line for each changed field; a line without a field for people without details. */
const listFieldCells = (changed: RowResult['changes']): readonly (readonly string[])[] =>
  changed.length === 0
    ? [['', '', '']]
    : changed.map(({ field, before, after }) => [
        FIELD_NAMES[field],
        describeSaid(field, before),
        describeSaid(field, after),
      ]);

/** The list's value of a field, in words. */
function describeSaid(field: ImportChange['field'], said: ImportChange['before']): string {
  if (typeof said === 'boolean') return said ? 'sim' : 'não';
  if (said === null) return '(vazio)';
  return field === 'admittedOn' ? describeDay(said) : said;
}

/** "Nome: Ana → Ana Lima" */
export const changeInWords = ({ field, before, after }: ImportChange): string =>
  `${FIELD_NAMES[field]}: ${describeSaid(field, before)} → ${describeSaid(field, after)}`;
