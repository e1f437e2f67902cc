import { Link } from '@aura/shared-session/router';
import { buttonClass, type ButtonLook } from '@aura/shared-ui';
import { useFirstStep, useWayIn } from './ways.ts';

/** Links to the first step, with the label of the remote that declares it; empty if no remote does. */
export function FirstStepLink(look: ButtonLook) {
  const firstStep = useFirstStep();
  const findWayIn = useWayIn();
  return (
    firstStep && (
      <Link to={findWayIn(firstStep.path)} className={buttonClass(look)}>
        {firstStep.label}
      </Link>
    )
  );
}
