import { LongRead } from '../artigo/long-read.tsx';
import { Opening } from '../editorial/opening.tsx';
import type { LegalSection } from './legal-section.ts';
import styles from './legal-page.module.css';

/** Both documents change version together with their date. Raised whenever a text changes in what it says. */
const VERSION = 'Versão 4, de 22 de novembro de 2026';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A legal document: its version, its table of contents and its numbered sections. */
export function LegalPage({ title, lead, sections }: Props) {
  const numbered = sections.map(({ id, title: name, body }, index) => ({
    id,
    title: `${index + 1}. ${name}`,
    body,
  }));
  return (
    <>
      <Opening eyebrow={VERSION} title={title} lead={lead} />
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
