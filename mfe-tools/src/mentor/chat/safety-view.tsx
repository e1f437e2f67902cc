import { formatLongDay, type SafetyReply } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { ContactList } from './contact-list.tsx';

/** The fixed answer of the safety layer. Danger interrupts a screen reader, the rest waits. */
export function SafetyView({ reply }: { readonly reply: SafetyReply }) {
  const { level, title, paragraphs, contacts, checkedOn } = reply;
  return (
    <Notice tone={level === 'stop' ? 'error' : 'info'} title={title}>
      <div className={styles['item']}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ContactList contacts={contacts} />
        <p className={styles['note']}>
          Esta mensagem não contou e não foi guardada.
          {contacts.length > 0 &&
            ` Contatos conferidos em ${formatLongDay(new Date(`${checkedOn}T12:00:00Z`))}.`}
        </p>
      </div>
    </Notice>
  );
}
