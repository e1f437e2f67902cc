import { createHash } from 'node:crypto';
import type { Vacancy } from '@aura/shared-domain';

/** An ad with a hash of its content. */
export interface NamedVacancy {
  readonly vacancy: Vacancy;
  readonly print: string;
}

interface Answer {
  readonly ads: readonly NamedVacancy[];
  /** Milliseconds. */
  readonly fetchedAt: number;
  readonly day: string;
  /** Grows with every answer kept. */
  readonly serial: number;
}

export interface AnswersSettings {
  readonly cacheMs: number;
  /** Maximum number of cached answers; the least recently used one is dropped first. */
  readonly max: number;
  /** Answers older than this are forgotten: their ads are likely to be gone. */
  readonly keepMs: number;
}

/** A source's answers, by query. */
export interface Answers {
  /** Whether there is an answer of this day that is young enough. */
  readonly isFresh: (key: string, now: number, day: string) => boolean;
  readonly keep: (key: string, vacancies: readonly Vacancy[], now: number, day: string) => void;
  /** Every ad, the newest answer first, old answers left out. */
  readonly ads: (now: number) => NamedVacancy[];
  /** Changes when what `ads` gives does. */
  readonly stamp: (now: number) => string;
  /** When the newest answer came, milliseconds; null without any. */
  readonly fetchedAt: () => number | null;
}

/** A hash of an ad's content, without the time when it was first seen here, which differs between processes. */
const printOf = (vacancy: Vacancy): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...vacancy, seenOn: '' }))
    .digest('hex')
    .slice(0, 16);

/** Answers of one source in this process's memory, bounded in number and in age. */
export function createAnswers({ cacheMs, max, keepMs }: AnswersSettings): Answers {
  const answers = new Map<string, Answer>();
  let serials = 0;

  const current = (now: number): Answer[] => {
    for (const [key, { fetchedAt }] of answers) if (fetchedAt <= now - keepMs) answers.delete(key);
    return [...answers.values()].toSorted((a, b) => b.serial - a.serial);
  };
  return {
    isFresh(key, now, day) {
      const answer = answers.get(key);
      if (!answer) return false;
      // Reinsert it as the most recently used.
      answers.delete(key);
      answers.set(key, answer);
      return answer.day === day && answer.fetchedAt > now - cacheMs;
    },
    keep(key, vacancies, now, day) {
      const seenOn = new Map(
        [...answers.values()].flatMap(({ ads }) => ads.map(({ vacancy }) => [vacancy.id, vacancy.seenOn])),
      );
      const ads = vacancies.map((vacancy) => ({
        vacancy: { ...vacancy, seenOn: seenOn.get(vacancy.id) ?? vacancy.seenOn },
        print: printOf(vacancy),
      }));
      answers.delete(key);
      answers.set(key, { ads, fetchedAt: now, day, serial: (serials += 1) });
      const [oldest] = answers.keys();
      if (answers.size > max && oldest !== undefined) answers.delete(oldest);
    },
    ads: (now) => current(now).flatMap(({ ads }) => ads),
    stamp: (now) =>
      current(now)
        .map(({ serial }) => serial)
        .join('.'),
    fetchedAt: () =>
      answers.size === 0 ? null : Math.max(...[...answers.values()].map((answer) => answer.fetchedAt)),
  };
}
