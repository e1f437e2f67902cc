import { formatCount, type Practice } from '@aura/shared-domain';
import { computeStreak, computeToday, listWeekDays } from '@aura/shared-lessons';
import { Icon, VisuallyHidden } from '@aura/shared-ui';
import { useState } from 'react';
import { readDeviceTimeZone } from './time-zone.ts';
import styles from './practice-card.module.css';

const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;
const WHOLE = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

/** This week's days of learning and the run of days; a missed day is shown neutrally. */
export function PracticeCard({ practice }: { readonly practice: Practice | null }) {
  const [today] = useState(() => computeToday(practice, readDeviceTimeZone(), new Date()));
  const streak = computeStreak(practice, today);
  const week = listWeekDays(today);
  const done = new Set(practice?.days);
  return (
    <section className={styles['card']} aria-labelledby="pratica">
      <div className={styles['words']}>
        <h2 id="pratica">Sua semana</h2>
        <p>
          {streak.thisWeek === 0
            ? `Meta da semana: aprender em ${streak.weeklyGoal} dias.`
            : streak.thisWeek >= streak.weeklyGoal
              ? `Meta da semana cumprida: ${formatDays(streak.thisWeek)} de aprendizado.`
              : `${formatDays(streak.thisWeek)} de ${streak.weeklyGoal} nesta semana.`}
        </p>
        {streak.days > 1 && (
          <p className={styles['note']}>
            {formatDays(streak.days)} seguidos.
            {streak.freezesUsed > 0 && ' Um dia de folga por semana não interrompe a sequência.'}
          </p>
        )}
      </div>
      <ol className={styles['week']}>
        {week.map((day, at) => (
          <li
            key={day}
            data-done={done.has(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <span aria-hidden="true">{WEEKDAYS[at]}</span>
            <span className={styles['dot']} aria-hidden="true">
              {done.has(day) && <Icon name="check" size={16} />}
            </span>
            <VisuallyHidden>
              {WHOLE[at]}:{' '}
              {done.has(day) ? 'com aprendizado' : day > today ? 'ainda não chegou' : 'sem registro'}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
}

const formatDays = (days: number): string => formatCount(days, 'dia', 'dias');
