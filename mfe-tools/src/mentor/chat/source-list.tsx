import { formatLongDay, type MentorSource } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import styles from '../../tools.module.css';
import look from './chat.module.css';

/** What an answer rests on, word for word, with the way to the whole of it. */
export function SourceList({ sources }: { readonly sources: readonly MentorSource[] }) {
  if (sources.length === 0) {
    return <p>Nenhuma fonte: é uma orientação geral, escrita por quem fez a Aura.</p>;
  }
  return (
    <ul className={styles['list']}>
      {sources.map(({ id, title, excerpt, link, checkedOn }) => (
        <li key={id} className={styles['item']}>
          <p>
            <strong>{title}</strong>
          </p>
          <blockquote className={look['quote']}>{excerpt}</blockquote>
          <p className={styles['note']}>
            {checkedOn && `Conferido em ${formatLongDay(new Date(`${checkedOn}T12:00:00Z`))}. `}
            <SourceLink link={link} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function SourceLink({ link }: Pick<MentorSource, 'link'>) {
  if (link === null) return null;
  if (link.startsWith('/')) return <Link to={link}>Abrir</Link>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      Abrir a página oficial
    </a>
  );
}
