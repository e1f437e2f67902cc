import type { CompanyInvitation } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { counted } from '../../words/numbers.ts';
import { peoplePorts } from '../people-ports.ts';
import { Email } from '../../words/email.tsx';
import styles from '../people.module.css';
import { copyLink } from './copy-link.ts';

/** Links that are shown; of more, the file has them all. */
const MOST_SHOWN = 100;

interface Props {
  readonly invitations: readonly CompanyInvitation[];
  readonly copy?: (text: string) => Promise<void>;
}

/** Links to pass on one by one, each to be copied. */
export function LinkList({ invitations, copy = peoplePorts.copy }: Props) {
  const rest = invitations.length - MOST_SHOWN;
  return (
    <>
      <ul className={styles['links']} aria-label="Links de convite">
        {invitations.slice(0, MOST_SHOWN).map(({ personId, name, email, token }) => (
          <li key={personId}>
            <span>
              {name}
              <span className={styles['aside']}>
                <Email of={email} />
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Copiar link: ${name}`}
              onClick={() => void copyLink(token, copy)}
            >
              Copiar link
            </Button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>Mais {counted(rest, 'link está', 'links estão')} no arquivo.</p>}
    </>
  );
}
