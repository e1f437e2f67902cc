import type { OwnContribution } from '@aura/shared-domain';
import { useId } from 'react';
import { describeEngagement, describeSkill, describeSteps } from './contribution-words.ts';
import styles from './what-counts.module.css';

interface Props {
  readonly contribution: NonNullable<OwnContribution['contribution']>;
}

/** The person's contribution, in the words of the published numbers. */
export function ContributionList({ contribution: { measures, skills, lessons } }: Props) {
  const missing = describeMissing(skills.length === 0, lessons.length === 0);
  return (
    <>
      <Facts title="Etapas do funil em que você conta" facts={describeSteps(measures)} />
      <Facts title="Índice de engajamento" facts={describeEngagement(measures)} />
      <Facts title="Competências do seu diagnóstico" facts={skills.map(describeSkill)} />
      <Facts title="Micro-learnings concluídos" facts={lessons.map(({ title }) => title)} />
      {missing && <p>{missing}</p>}
    </>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <div>
      <h4 id={id}>{title}</h4>
      <ul className={styles['facts']} aria-labelledby={id}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function describeMissing(noSkill: boolean, noLesson: boolean): string | null {
  if (noSkill && noLesson) return 'Nenhuma competência e nenhum micro-learning seu entra.';
  if (noSkill) return 'Nenhuma competência sua entra.';
  return noLesson ? 'Nenhum micro-learning seu entra.' : null;
}
