import type { OwnContribution } from '@aura/shared-domain';
import { Button, Disclosure, Notice, Spinner, VisuallyHidden } from '@aura/shared-ui';
import { useCallback, useRef, useState } from 'react';
import { ContributionList } from './contribution-list.tsx';
import { describeStanding } from './contribution-words.ts';
import type { MembershipPorts } from './use-memberships.ts';
import styles from './what-counts.module.css';

interface Props {
  readonly companyId: string;
  /** Its name. */
  readonly company: string;
  readonly load: MembershipPorts['contribution'];
}

/** The person's data in the numbers that a company sees; loaded when opened. */
export function WhatCounts({ companyId, company, load }: Props) {
  const { state, open, retry } = useContribution(companyId, load);
  const content = useRef<HTMLDivElement>(null);
  // The pressed button disappears during the retry.
  const tryAgain = () => {
    content.current?.focus();
    void retry();
  };

  return (
    <Disclosure
      summary={
        <>
          O que conta de você<VisuallyHidden> em {company}</VisuallyHidden>
        </>
      }
      onOpen={open}
    >
      <div ref={content} tabIndex={-1} className={styles['content']}>
        {state.status === 'loading' && <Spinner />}
        {state.status === 'failed' && (
          <Notice
            tone="error"
            title="Não foi possível buscar o que conta de você"
            action={<Button onClick={tryAgain}>Tentar novamente</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.status === 'ready' && (
          <>
            <p>{describeStanding(state.own)}</p>
            {state.own.contribution && <ContributionList contribution={state.own.contribution} />}
            {state.own.earlier.length > 0 && (
              <p>
                Do lugar que você tinha antes na lista, continua nas somas o que você somava quando a empresa
                retirou você dele:
              </p>
            )}
            {state.own.earlier.map((contribution, at) => (
              <ContributionList key={at} contribution={contribution} />
            ))}
            <p className={styles['note']}>
              A empresa nunca vê esta lista. Ela vê só somas de grupos fechados de cinco pessoas, arredondadas
              para múltiplos de cinco.
            </p>
          </>
        )}
      </div>
    </Disclosure>
  );
}

type State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly own: OwnContribution }
  | { readonly status: 'failed'; readonly message: string };

/** The person's contribution in a company. Loads nothing before `open`, and once unless it failed. */
function useContribution(companyId: string, load: MembershipPorts['contribution']) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const retry = useCallback(async () => {
    setState({ status: 'loading' });
    const answer = await load(companyId);
    setState(
      answer.ok
        ? { status: 'ready', own: answer.value }
        : { status: 'failed', message: answer.error.message },
    );
  }, [companyId, load]);

  const open = useCallback(() => {
    if (state.status === 'idle') void retry();
  }, [state.status, retry]);
  return { state, open, retry } as const;
}
