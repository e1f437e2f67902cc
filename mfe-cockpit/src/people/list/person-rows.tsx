import type { CompanyPerson } from '@aura/shared-domain';
import { Button, Checkbox, Tag, VisuallyHidden, type DataRow } from '@aura/shared-ui';
import { formatDateOf, describeDay } from '../../words/dates.ts';
import { Email } from '../../words/email.tsx';
import styles from '../people.module.css';
import type { Selection } from './use-selection.ts';

/** Actions on a person of the list. */
export type PersonDeed = 'renew' | 'change' | 'remove';

export const COLUMNS = [
  { key: 'person', label: 'Pessoa' },
  { key: 'department', label: 'Departamento' },
  { key: 'link', label: 'Situação do convite' },
  { key: 'deeds', label: 'Ações' },
];

const DEEDS: readonly (readonly [PersonDeed, string])[] = [
  ['renew', 'Gerar novo link'],
  ['change', 'Alterar'],
  ['remove', 'Retirar'],
];

interface Context {
  readonly departmentName: (id: string) => string;
  readonly selection: Selection;
  readonly now: Date;
  readonly onDeed: (deed: PersonDeed, person: CompanyPerson) => void;
}

/** A person as a row of the list. */
export const makePersonRow = (
  person: CompanyPerson,
  { departmentName, selection, now, onDeed }: Context,
): DataRow => ({
  id: person.id,
  person: (
    <Checkbox
      label={
        <>
          <VisuallyHidden>Selecionar </VisuallyHidden>
          {person.name}
          <span className={styles['aside']}>
            <Email of={person.email} />
          </span>
        </>
      }
      checked={selection.has(person.id)}
      onChange={() => selection.toggle(person.id)}
    />
  ),
  department: (
    <>
      {departmentName(person.department)} {person.isManager && <Tag>Gestor(a)</Tag>}
      <span className={styles['aside']}>{describePlaceAndDay(person)}</span>
    </>
  ),
  link: <LinkState expiresAt={person.invitation.expiresAt} now={now} />,
  deeds: (
    <div className={styles['deeds']}>
      {DEEDS.map(([deed, label]) => (
        <Button
          key={deed}
          variant="quiet"
          aria-label={`${label}: ${person.name}`}
          onClick={() => onDeed(deed, person)}
        >
          {label}
        </Button>
      ))}
    </div>
  ),
});

/** "Recife, desde 01/03/2024": as much of it as the company said. */
const describePlaceAndDay = ({ unit, admittedOn }: CompanyPerson): string =>
  [unit, admittedOn && `desde ${describeDay(admittedOn)}`].filter(Boolean).join(', ');

/** By its date alone: who accepted and who did not look alike. */
const LinkState = ({ expiresAt, now }: { readonly expiresAt: string; readonly now: Date }) =>
  new Date(expiresAt) > now ? (
    <>
      <Tag tone="success">Convite válido</Tag>{' '}
      <span className={styles['aside']}>até {formatDateOf(expiresAt)}</span>
    </>
  ) : (
    // No tag: after a week this is so for nearly everybody, and nothing to put right.
    <span className={styles['aside']}>Último link: valeu até {formatDateOf(expiresAt)}</span>
  );
