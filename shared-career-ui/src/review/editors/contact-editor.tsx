import { RESUME_TEXT_LIMITS, type ResumeStructure } from '@aura/shared-domain';
import { TextField } from '@aura/shared-ui';
import type { HintOf } from '../confidence.ts';
import { LinesField } from '../lines-field.tsx';
import styles from '../review.module.css';

type Contact = ResumeStructure['contact'];

const FIELDS = [
  { key: 'name', label: 'Nome', type: 'text', autoComplete: 'name' },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { key: 'phone', label: 'Telefone', type: 'tel', autoComplete: 'tel' },
  { key: 'location', label: 'Cidade e estado', type: 'text', autoComplete: 'address-level2' },
] as const;

interface Props {
  readonly contact: Contact;
  readonly hintOf: HintOf;
  readonly onChange: (contact: Contact) => void;
}

/** Name and contact data. */
export function ContactEditor({ contact, hintOf, onChange }: Props) {
  return (
    <div className={styles['fields']}>
      {FIELDS.map(({ key, ...field }) => (
        <TextField
          key={key}
          {...field}
          data-path={`contact.${key}`}
          hint={hintOf(`contact.${key}`)}
          maxLength={RESUME_TEXT_LIMITS.short}
          value={contact[key]}
          onChange={(event) => onChange({ ...contact, [key]: event.currentTarget.value })}
        />
      ))}
      <LinesField
        label="Links"
        path="contact.links"
        hint={hintOf('contact.links') ?? 'LinkedIn, portfólio, GitHub. Um por linha.'}
        lines={contact.links}
        onChange={(links) => onChange({ ...contact, links })}
      />
    </div>
  );
}
