import { formatLongCalendarDay } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { DataTable } from '@aura/shared-ui';
import { Opening } from '@aura/shared-pages/editorial';
import { OPERATOR } from '../../operator.ts';
import { LongRead } from '../artigo/long-read.tsx';
import { EmailLink } from '../email-link.tsx';
import type { LegalDocument, LegalParts } from './legal-document.ts';
import styles from './legal-page.module.css';
import { OperatorFacts } from './operator-facts.tsx';

const PARTS: LegalParts = { operator: OPERATOR, Link, EmailLink, OperatorFacts, DataTable };

/** A legal document: its version, its table of contents and its numbered sections. */
export function LegalPage({ text }: { readonly text: (parts: LegalParts) => LegalDocument }) {
  const { title, lead, version, date, sections } = text(PARTS);
  const numbered = sections.map(({ id, title: name, body }, index) => ({
    id,
    title: `${index + 1}. ${name}`,
    body,
  }));
  return (
    <>
      <Opening eyebrow={`Versão ${version}, de ${formatLongCalendarDay(date)}`} title={title} lead={lead} />
      <LongRead label="Nesta página" sections={numbered}>
        {numbered.map(({ id, title: name, body }) => (
          <section key={id} className={styles['section']} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            {body}
          </section>
        ))}
      </LongRead>
    </>
  );
}
