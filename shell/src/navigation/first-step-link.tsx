import { Link } from '@aura/shared-session/router';
import { buttonClass, type ButtonLook } from '@aura/shared-ui';
import { useFirstStep } from './ways.ts';

/** Leads to where everybody begins, in the words of the remote that has it; nothing where no remote does. */
export function FirstStepLink(look: ButtonLook) {
  const firstStep = useFirstStep();
  return (
    firstStep && (
      <Link to={firstStep.path} className={buttonClass(look)}>
        {firstStep.label}
      </Link>
    )
  );
}
