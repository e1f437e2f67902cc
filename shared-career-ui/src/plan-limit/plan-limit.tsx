import {
  computeLeft,
  restartInWords,
  describeUsage,
  computeToolUsage,
  type Profile,
  type Tool,
} from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { buttonClass, Card, Disclosure } from '@aura/shared-ui';
import { useId, useState } from 'react';
import { LimitFacts, type LimitFactsProps } from './limit-facts.tsx';
import styles from './plan-limit.module.css';
import { PlansLink } from './plans-link.tsx';
import { useIsRefused } from './refusals-store.ts';
import type { ToolLimit } from './tool-limit.ts';

/** What is left of the month's uses of a tool; null without a limit, and while nobody is signed in. */
export function useUsesLeft(tool: Tool): number | null {
  const session = useSession();
  const [now] = useState(() => new Date());
  return session.status === 'signedIn' ? computeLeft(computeToolUsage(session.profile, tool, now)) : null;
}

/** Whether nothing is left of the month's uses of a tool; false while nobody is signed in. */
export const useIsSpent = (tool: Tool): boolean => useUsesLeft(tool) === 0;

interface Props {
  readonly of: ToolLimit;
  /** Whether a line is enough although the limit is used up: the person's content is below. */
  readonly brief?: boolean;
  /** Show nothing while uses are left. */
  readonly onlyWhenSpent?: boolean;
}

/**
 * The used part of the monthly limit. If the limit is used up, the page says so before the person fills anything in. A
 * limit used up while the page is open changes only a line, so that no content moves. A refusal explains everything:
 * next to one, this shows nothing, and after it a line is enough.
 */
export function PlanLimit(props: Props) {
  const session = useSession();
  return session.status === 'signedIn' ? <OfPerson {...props} profile={session.profile} /> : null;
}

function OfPerson({
  of,
  brief = false,
  onlyWhenSpent = false,
  profile,
}: Props & { readonly profile: Profile }) {
  const [now] = useState(() => new Date());
  const isSpent = computeLeft(computeToolUsage(profile, of.tool, now)) === 0;
  const isRefused = useIsRefused(of.tool);
  const [asWall, setAsWall] = useState(isSpent);
  if (isRefused && asWall) setAsWall(false);
  if (isRefused || (onlyWhenSpent && !isSpent)) return null;
  const Shown = isSpent && asWall && !brief ? Wall : Line;
  return <Shown of={of} profile={profile} now={now} />;
}

/** "4 de 5 usados neste mês. Resta 1 uso até 1º de dezembro." What counts matters only where there is a limit. */
function Line({ of: { tool, note, folded }, profile, now }: LimitFactsProps) {
  const usage = computeToolUsage(profile, tool, now);
  const left = computeLeft(usage);
  const restart = restartInWords(now);
  const line = (
    <p className={styles['line']}>
      {describeUsage(usage)}. {left === 1 && usage.used > 0 && `Resta 1 uso até ${restart}. `}
      {left !== null && folded === undefined && note}
      {left === 0 && (
        <>
          {' '}
          A contagem recomeça em {restart}. <PlansLink />
        </>
      )}
    </p>
  );
  if (left === null || folded === undefined) return line;
  return (
    <div>
      {line}
      <Disclosure summary={folded}>
        <p className={styles['line']}>{note}</p>
      </Disclosure>
    </div>
  );
}

function Wall(props: LimitFactsProps) {
  const title = useId();
  return (
    <Card as="section" tone="accent" aria-labelledby={title}>
      <p id={title}>
        <strong>Você chegou ao limite de {props.of.uses} deste mês</strong>
      </p>
      <LimitFacts {...props} />
      <PlansLink className={buttonClass({ variant: 'secondary' })} />
    </Card>
  );
}
