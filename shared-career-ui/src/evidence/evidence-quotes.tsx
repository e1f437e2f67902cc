import type { Evidence } from '@aura/shared-domain';
import { VisuallyHidden } from '@aura/shared-ui';
import { useContext } from 'react';
import { jumpOnClick } from './jump-on-click.ts';
import styles from './evidence.module.css';
import { makeLineId, TextOnPage } from './lines.ts';
import { describeLine, describePlace } from './source.ts';

/** The spans that prove a statement, word for word, each with the place it was found in. */
export function EvidenceQuotes({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return evidence.map((item, index) => (
    <figure key={index} className={styles['quote']}>
      <blockquote className={styles['excerpt']}>{item.excerpt}</blockquote>
      <figcaption className={styles['source']}>
        {describePlace(item)}
        <Line evidence={item} />
      </figcaption>
    </figure>
  ));
}

/** The line of a proof, as a link if the analysed text is on the same page. */
function Line({ evidence: { source, line, excerpt } }: { readonly evidence: Evidence }) {
  const shown = useContext(TextOnPage);
  if (line === undefined) return null;
  if (source !== shown?.source || line > shown.lines) return `, ${describeLine(line)}`;
  const id = makeLineId(line);
  return (
    <>
      {', '}
      <a href={`#${id}`} onClick={jumpOnClick(id)}>
        {describeLine(line)}
        <VisuallyHidden>: {takeOpening(excerpt)}</VisuallyHidden>
      </a>
    </>
  );
}

const NAMED_WORDS = 6;

/** The first words of a proof: they distinguish two links to one line. */
const takeOpening = (excerpt: string): string => excerpt.split(/\s+/u).slice(0, NAMED_WORDS).join(' ');
