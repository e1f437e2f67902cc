import {
  describeAllowance,
  computeEffectivePlan,
  mayBeSoldTo,
  computeLeft,
  OFFER_ALIASES,
  PLAN_NAMES,
  listPlansBeyond,
  describePrice,
  restartInWords,
  describeUsage,
  computeToolUsage,
  type Profile,
} from '@aura/shared-domain';
import { Link, useLocation } from '@aura/shared-session/router';
import { VisuallyHidden } from '@aura/shared-ui';
import { NextSteps } from './next-steps.tsx';
import type { ToolLimit } from './tool-limit.ts';

export interface LimitFactsProps {
  readonly of: ToolLimit;
  readonly profile: Profile;
  readonly now: Date;
}

/** What was used up, when it starts again, what stays, which plans allow more, for how much, and the way there and back. */
export function LimitFacts({ of: { tool, note, kept, history, next }, profile, now }: LimitFactsProps) {
  const usage = computeToolUsage(profile, tool, now);
  const { pathname, search } = useLocation();
  const own = computeEffectivePlan(profile, now);
  const beyond = mayBeSoldTo(profile, now) ? listPlansBeyond(own, tool) : [];
  return (
    <>
      {next && <NextSteps next={next} />}
      <p>
        {computeLeft(usage) === 0 && `${describeUsage(usage)}. `}A contagem recomeça em {restartInWords(now)}.
      </p>
      <p>
        {kept} <Link to={history.path}>{history.label}</Link>. {note}
      </p>
      {beyond.length > 0 && (
        <>
          <p>Para continuar antes disso:</p>
          <ul>
            {beyond.map((plan) => (
              <li key={plan}>
                <strong>{PLAN_NAMES[plan]}:</strong> {describeAllowance(plan, tool)}, {describePrice(plan)}
                {own === 'freemium' && (
                  <>
                    {'. '}
                    <Link to={`/checkout/${OFFER_ALIASES[plan]}?de=${encodeURIComponent(pathname + search)}`}>
                      Comprar<VisuallyHidden> o {PLAN_NAMES[plan]}</VisuallyHidden>
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
