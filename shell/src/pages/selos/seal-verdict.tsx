import { Icon } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import { longDate } from '../../account/panel/long-date.ts';
import { Facts } from '../editorial/facts.tsx';
import styles from './selos.module.css';
import type { Verdict } from './use-verification.ts';
import { verdictText } from './verdict-text.ts';

interface Props {
  readonly verdict: Verdict;
  /** Address that was compared, if any. */
  readonly email: string | null;
}

/** What a verification found. Its heading takes the focus, so that it is where one reads on. */
export function SealVerdict({ verdict, email }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verdict]);
  const { tone, title, text } = verdictText(verdict, email);
  return (
    <section className={styles['verdict']} data-tone={tone} aria-labelledby="resultado">
      <h2 id="resultado" ref={heading} tabIndex={-1}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} size={28} />
        {title}
      </h2>
      <p>{text}</p>
      {verdict.outcome === 'valid' && (
        <Facts
          facts={[
            { term: 'Selo', detail: verdict.badge.name },
            { term: 'O que atesta', detail: verdict.badge.criteria },
            { term: 'Conquistado em', detail: longDate(verdict.awardedAt) },
            { term: 'Emitido por', detail: verdict.issuer },
            { term: 'Identificação', detail: verdict.credentialId },
          ]}
        />
      )}
    </section>
  );
}
