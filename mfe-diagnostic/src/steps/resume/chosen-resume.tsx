import { formatCount } from '@aura/shared-domain';
import { Button, Card, Icon } from '@aura/shared-ui';
import type { ResumeDraft } from '@aura/shared-career-ui';
import styles from '../steps.module.css';

interface Props {
  readonly resume: ResumeDraft;
  readonly onReview: () => void;
  readonly onDrop: () => void;
}

/** The CV that was already read in this diagnosis. */
export function ChosenResume({ resume, onReview, onDrop }: Props) {
  const { experiences, education, skills } = resume.structure;
  return (
    <Card tone="accent">
      <p className={styles['chosen']}>
        <Icon name="file" /> <strong>{resume.label}</strong>
      </p>
      <p>
        {count(experiences.length, 'experiência', 'experiências')},{' '}
        {count(education.length, 'formação', 'formações')} e{' '}
        {count(skills.length, 'competência listada', 'competências listadas')}.
      </p>
      <div className={styles['row']}>
        <Button variant="secondary" onClick={onReview}>
          Conferir o que foi lido
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          Não usar este currículo
        </Button>
      </div>
    </Card>
  );
}

const count = (n: number, one: string, many: string) => formatCount(n, one, many);
