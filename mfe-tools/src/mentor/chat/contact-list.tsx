import type { HelpContact } from '@aura/shared-domain';
import look from './chat.module.css';

/** Public services that help, each to be called by a touch. */
export function ContactList({ contacts }: { readonly contacts: readonly HelpContact[] }) {
  return (
    <ul className={look['contacts']}>
      {contacts.map(({ id, name, phone, hours, about, link }) => (
        <li key={id}>
          <strong>{name}</strong>
          {phone && (
            <>
              {': '}
              <a href={`tel:${phone.replace(/\D/gu, '')}`}>{phone}</a>
            </>
          )}
          {`. ${hours}. ${about} `}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {new URL(link).hostname}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
