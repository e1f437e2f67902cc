import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import type { Question, QuestionGroup } from './question.ts';
import styles from './question-groups.module.css';
import { useLinkedQuestion } from './use-linked-question.ts';

interface Props {
  readonly groups: readonly QuestionGroup[];
}

/** Questions by subject beside a list of the subjects. The addressed question is opened. */
export function QuestionGroups({ groups }: Props) {
  useLinkedQuestion();
  return (
    <div className={styles['layout']}>
      <nav className={styles['subjects']} aria-label="Assuntos">
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['groups']}>
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map((question) => (
              <Answer key={question.id} {...question} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The id is inside the disclosure: browsers open the one that holds the target of a link, without any script. */
function Answer({ id, question, answer, link }: Question) {
  return (
    <Disclosure summary={question}>
      <div id={id} className={styles['answer']}>
        <p>{answer}</p>
        {link && (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
      </div>
    </Disclosure>
  );
}
