import {
  ARCHETYPE_TEXTS,
  betweenText,
  CREDIT,
  decisiveReadings,
  NATURE,
  type HowTo,
} from '@aura/shared-career/behavior';
import { useTitleFocus } from '@aura/shared-career-ui';
import { formatLongDay, ARCHETYPES, archetypeOf, type BehaviorResult } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Icon, PageHeader } from '@aura/shared-ui';
import styles from '../mapping.module.css';
import { ANSWERING_PATH } from '../paths.ts';
import { History } from './history.tsx';
import { RemoveResult } from './remove-result.tsx';

const CONFIDENCE = { low: 'baixa', medium: 'média', high: 'alta' } as const;

/** The newest result: what it says, what it rests on, how to use it, and the way to do it again or take it away. */
export function ResultPage({ result }: { readonly result: BehaviorResult }) {
  useTitleFocus('result');
  const { id, name, icon, description } = archetypeOf(result);
  const text = id === 'unmapped' ? null : ARCHETYPE_TEXTS[id];
  const between = text === null ? betweenText(result) : null;
  return (
    <>
      <PageHeader
        eyebrow="Mapeamento comportamental"
        title={between?.title ?? name}
        lead={between ? 'Suas respostas não permitem dizer uma tendência só.' : description}
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={ANSWERING_PATH}>
            Refazer o mapeamento
          </Link>
        }
      />
      <div className={styles['archetype']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={28} />
        </span>
        <p>
          Respondido em {formatLongDay(new Date(result.answeredAt))}. Confiança da leitura:{' '}
          {CONFIDENCE[result.confidence]}. Só você vê esta página.
        </p>
      </div>
      {between?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {between && result.between && (
        <dl className={styles['between']}>
          {result.between.map((one) => (
            <div key={one}>
              <dt>{ARCHETYPES[one].name}</dt>
              <dd>{ARCHETYPES[one].description}</dd>
            </div>
          ))}
        </dl>
      )}
      {text && (
        <section className={styles['section']} aria-labelledby="no-trabalho">
          <h2 id="no-trabalho">No trabalho</h2>
          <p>{text.atWork}</p>
          <div className={styles['columns']}>
            <Points title="Onde ajuda" points={text.helps} />
            <Points title="Onde atrapalha" points={text.getsInTheWay} />
          </div>
        </section>
      )}
      {between && (
        <section className={styles['section']} aria-labelledby="ajudaria">
          <h2 id="ajudaria">O que ajudaria a dizer</h2>
          <ul>
            {between.wouldHelp.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      <UseIt howTo={text?.howTo ?? between?.howTo ?? null} />
      <section className={styles['section']} aria-labelledby="decisivas">
        <h2 id="decisivas">O que mais pesou</h2>
        <ul>
          {decisiveReadings(result).map((reading) => (
            <li key={reading.id}>
              “{reading.text}” {reading.sentence}
            </li>
          ))}
        </ul>
        <p className={styles['note']}>{NATURE}</p>
        <p className={styles['note']}>{CREDIT}</p>
      </section>
      <History newest={result} />
      <RemoveResult />
    </>
  );
}

function UseIt({ howTo }: { readonly howTo: HowTo | null }) {
  if (!howTo) return null;
  return (
    <section className={styles['section']} aria-labelledby="usar">
      <h2 id="usar">Como usar</h2>
      <div className={styles['columns']}>
        <Points title="No plano" points={howTo.plan} />
        <Points title="Com o mentor" points={howTo.mentor} />
        <Points title="Para estudar" points={howTo.study} />
      </div>
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
