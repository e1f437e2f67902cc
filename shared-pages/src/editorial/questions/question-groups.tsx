import { Link, subscribeHistory, useLocation } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import type { Question, QuestionGroup } from './question.ts';
import styles from './question-groups.module.css';
import { useEffect, useRef } from 'react';
import { findFragmentTarget } from '../../focus/fragment-target.ts';

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

/**
 * Opens the question that the address names and brings it into view. Needed where the page is drawn after the
 * browser has looked for the fragment, and where the browser does not open disclosures by itself. A page that was
 * there before the application learns its fragment without a navigation: its reader has moved on, and is left alone.
 */
function useLinkedQuestion(): void {
  const { hash } = useLocation();
  const isMeant = useRef(true);
  useEffect(() => subscribeHistory(() => void (isMeant.current = true)), []);
  useEffect(() => {
    const target = isMeant.current ? findFragmentTarget(hash) : null;
    isMeant.current = false;
    if (!target) return;
    const question = target.closest('details');
    if (question) question.open = true;
    target.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}
