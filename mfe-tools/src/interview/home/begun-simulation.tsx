import type { Interview } from '@aura/shared-domain';
import type { Listed } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { findOpenIndex } from '../open-question.ts';
import { buildInterviewPath } from '../paths.ts';

/** The newest simulation that was begun and not ended, to go on with; nothing where there is none. */
export function Begun({ interviews }: { readonly interviews: readonly Listed<Interview>[] }) {
  const begun = interviews.find(({ value }) => value?.finishedAt === null);
  if (!begun?.value) return null;
  const { setup, questions } = begun.value;
  return (
    <Card as="section" aria-labelledby="begun-title">
      <h2 id="begun-title">Você parou no meio</h2>
      <p>
        {setup.role}: pergunta {findOpenIndex(begun.value) + 1} de {questions.length}.
      </p>
      <Link className={buttonClass({})} to={buildInterviewPath(begun.id)}>
        Continuar a simulação
      </Link>
    </Card>
  );
}
