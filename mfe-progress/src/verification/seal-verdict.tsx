import { formatLongDayOf } from '@aura/shared-domain';
import { Icon } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './verification.module.css';
import type { Verdict } from './use-verification.ts';
import { describeVerdict } from './verdict-text.ts';

interface Props {
  readonly verdict: Verdict;
  /** Address that was compared, if any. */
  readonly email: string | null;
}

/** What a verification found. Its heading takes the focus, so that it is where one reads on. */
export function SealVerdict({ verdict, email }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verdict]);
  const { tone, title, text } = describeVerdict(verdict, email);
  return (
    <section className={styles['verdict']} data-tone={tone} aria-labelledby="resultado">
      <h2 id="resultado" ref={heading} tabIndex={-1}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} size={28} />
        {title}
      </h2>
      <p>{text}</p>
      {verdict.outcome === 'valid' && (
        <dl className={styles['facts']}>
          {listFacts(verdict).map(([term, detail]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const listFacts = ({ badge, awardedAt, issuer, credentialId }: Extract<Verdict, { outcome: 'valid' }>) =>
  [
    ['Selo', badge.name],
    ['O que atesta', badge.criteria],
    ['Conquistado em', formatLongDayOf(awardedAt)],
    ['Emitido por', issuer],
    ['Identificação', credentialId],
  ] as const;
