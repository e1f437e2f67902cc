import {
  allowanceInWords,
  effectivePlan,
  leftOf,
  PLAN_NAMES,
  plansBeyond,
  restartInWords,
  usageInWords,
  usageOfTool,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import type { ToolLimit } from './tool-limit.ts';

export interface LimitFactsProps {
  readonly of: ToolLimit;
  readonly profile: Profile;
  readonly now: Date;
}

/** What was used up, when it starts again, what stays, and which plans allow more. */
export function LimitFacts({ of: { tool, note, kept, history }, profile, now }: LimitFactsProps) {
  const usage = usageOfTool(profile, tool, now);
  const beyond = plansBeyond(effectivePlan(profile, now), tool);
  return (
    <>
      <p>
        {leftOf(usage) === 0 && `${usageInWords(usage)}. `}A contagem recomeça em {restartInWords(now)}.
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
                <strong>{PLAN_NAMES[plan]}:</strong> {allowanceInWords(plan, tool)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
