import { useForm } from '@aura/shared-pages/forms';
import { Button, DataTable, Dialog, Disclosure, Notice, TextField } from '@aura/shared-ui';
import { useId, useState } from 'react';
import {
  FIELD_NAMES,
  isRequired,
  PERSON_FIELDS,
  type PersonField,
  type PersonTexts,
} from '../../people/person/fields.ts';
import { readPerson } from '../../people/person/read-person.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { LineProblem } from './check-rows.ts';
import { describeLines, groupProblems, writeProblemsCsv } from './problems.ts';

/** Reasons that are shown at once; a file may have thousands. */
const PAGE = 20;

interface Props {
  readonly title: string;
  readonly problems: readonly LineProblem[];
  readonly download: ImportPorts['download'];
  /** How to correct lines here; absent if it is too late. */
  readonly correction?: Correction | undefined;
}

/** A line to be corrected. */
interface Asked {
  readonly line: number;
  /** The current texts; fields without a column are not shown. */
  readonly texts: PersonTexts;
  /** Why it is left out. */
  readonly problem: string;
}

interface Correction {
  /** Null for a line that can be mended in the file alone. */
  readonly textsAt: (line: number) => PersonTexts | null;
  readonly onCorrect: (line: number, texts: PersonTexts) => void;
}

/** Refused lines with their reasons, and the person on each if readable. */
export function ProblemList({ title, problems, download, correction }: Props) {
  const [shown, setShown] = useState(PAGE);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The first line of a group: once it is right, the next one is the first. */
  const wayTo = (line: number | undefined, problem: string) => {
    const texts = line === undefined ? null : (correction?.textsAt(line) ?? null);
    if (line === undefined || texts === null) return 'No arquivo';
    return (
      <Button variant="quiet" className={styles['flush']} onClick={() => setAsked({ line, texts, problem })}>
        Corrigir a linha {line}
      </Button>
    );
  };
  const groups = groupProblems(problems);
  const rest = groups.slice(shown).flatMap(({ lines }) => lines).length;
  const people = problems.flatMap(({ line, person }) => (person ? [{ line, ...person }] : []));
  return (
    <div className={styles['stack']}>
      <h3>{title}</h3>
      <DataTable
        caption="Número da linha no arquivo e o motivo"
        narrow="stack"
        columns={[
          { key: 'lines', label: 'Linha' },
          { key: 'problem', label: 'Motivo' },
          ...(correction ? [{ key: 'way', label: 'Como corrigir' }] : []),
        ]}
        rows={groups.slice(0, shown).map(({ lines, problem }) => ({
          id: String(lines[0]),
          lines: describeLines(lines),
          problem,
          way: correction && wayTo(lines[0], problem),
        }))}
      />
      {people.length > 0 && <LinePeople title="Quem são as pessoas recusadas" people={people} />}
      <div className={styles['ways']}>
        {rest > 0 && (
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais ({counted(rest, 'linha', 'linhas')})
          </Button>
        )}
        <Button
          variant="quiet"
          className={rest > 0 ? undefined : styles['flush']}
          onClick={() => download('linhas-com-problema.csv', writeProblemsCsv(problems), 'text/csv')}
        >
          Baixar esta lista (CSV)
        </Button>
      </div>
      {asked && correction && (
        <CorrectDialog
          {...asked}
          onCorrect={(line, texts) => {
            setAsked(null);
            correction.onCorrect(line, texts);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface CorrectDialogProps extends Asked {
  readonly onCorrect: (line: number, texts: PersonTexts) => void;
  readonly onClose: () => void;
}

/** How a field is written, where that is not plain. */
const HINTS: Partial<Record<PersonField, string>> = {
  isManager: 'Sim ou não; vazio vale não.',
  admittedOn: 'Como 31/12/2025.',
};

/** Corrects one line of the file, here and not in the file. */
function CorrectDialog({ line, texts, problem, onCorrect, onClose }: CorrectDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(texts);
  const { form, errors, clear } = useForm<PersonField>({
    check: () => {
      const read = readPerson(typed);
      return read.ok ? {} : read.error;
    },
    onValid: () => onCorrect(line, typed),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Corrigir a linha ${line}`}
      actions={
        <>
          <Button type="submit" form={formId}>
            Corrigir
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles['stack']}>
        <Notice tone="warning" title="Por que esta linha fica de fora">
          {problem}
        </Notice>
        <p className={styles['note']}>Vale para esta importação. O arquivo no seu computador não muda.</p>
        {PERSON_FIELDS.filter((field) => texts[field] !== undefined).map((field) => (
          <TextField
            key={field}
            label={FIELD_NAMES[field]}
            value={typed[field] ?? ''}
            autoComplete="off"
            required={isRequired(field)}
            hint={HINTS[field]}
            error={errors[field]}
            onChange={({ target }) => {
              setTyped({ ...typed, [field]: target.value });
              clear(field);
            }}
          />
        ))}
      </form>
    </Dialog>
  );
}

/** The person on a line of the file. */
interface LinePerson {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  /** The changes that the list would make, field by field; absent if they are unknown. */
  readonly changes?: readonly string[] | undefined;
}

interface LinePeopleProps {
  /** The common property of the lines; the list adds their number. */
  readonly title: string;
  readonly people: readonly LinePerson[];
}

/** People who are shown; all of them are in the file that can be downloaded. */
const SHOWN_PEOPLE = 50;
/** As many are shown at once; more have to be unfolded. */
const FEW = 5;

/** Who is meant by a number of lines, as the file names them. */
export function LinePeople({ title, people }: LinePeopleProps) {
  const rest = people.length - SHOWN_PEOPLE;
  return (
    <Disclosure
      summary={`${title}: ${counted(people.length, 'linha', 'linhas')}`}
      open={people.length <= FEW}
    >
      <DataTable
        caption={`${title}, como estão no arquivo${rest > 0 ? ` (as primeiras ${SHOWN_PEOPLE}; o CSV tem todas)` : ''}`}
        narrow="stack"
        columns={people.some(({ changes }) => changes) ? [...PERSON_COLUMNS, CHANGES_COLUMN] : PERSON_COLUMNS}
        rows={people.slice(0, SHOWN_PEOPLE).map(({ line, name, email, changes = [] }) => ({
          id: String(line),
          line: `Linha\u00a0${line}`,
          name,
          email,
          changes: changes.map((change) => <div key={change}>{change}</div>),
        }))}
      />
    </Disclosure>
  );
}

const CHANGES_COLUMN = { key: 'changes', label: 'O que muda (antes → depois)' };

const PERSON_COLUMNS = [
  { key: 'line', label: 'Linha' },
  { key: 'name', label: 'Nome' },
  { key: 'email', label: 'E-mail' },
];
