import { capitalizeFirst } from '@aura/shared-career';
import { formatList, formatNumber } from '@aura/shared-domain';
import { DIALOGUE } from '../../generated/dialogue.ts';

/** Days of a week, Monday first, as people write them and as a text names them. */
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/^seg(?:unda)?s?$/u, 'segunda'],
  [/^ter(?:ca)?s?$/u, 'terça'],
  [/^qua(?:rta)?s?$/u, 'quarta'],
  [/^qui(?:nta)?s?$/u, 'quinta'],
  [/^sex(?:ta)?s?$/u, 'sexta'],
  [/^sab(?:ado)?s?$/u, 'sábado'],
  [/^dom(?:ingo)?s?$/u, 'domingo'],
];
const WEEKDAYS = 5;
const EVERY_DAY = /\b(?:todo dia|todos os dias|cada dia)\b/u;
const WORKING_DAYS = /\b(?:dias? (?:de|da|na) semana|durante a semana|dias uteis)\b/u;
const WEEKEND = /\b(?:fim|fins|final|finais) de semana\b/u;
const HOURS = /\b(\d{1,2}(?:,\d)?) ?(h(?:oras?|s|rs)?|min(?:utos?)?)(\d{2})?\b/gu;
/** Hours of work are none to study in. */
const AT_WORK = /\b(?:trabalh\w+|expediente|jornada|turno|contrato|escala|entro|saio)\b/u;
/** More hours a day are no study. */
const MOST = 12;
const MINUTES = 60;

/** Which days a text names; empty for none. */
function findDays(text: string): readonly number[] {
  const all = DAYS.map((_, at) => at);
  if (EVERY_DAY.test(text)) return all;
  const words = text.split(/[^a-z]+/u);
  const named = words.flatMap((word, at) => {
    const day = DAYS.findIndex(([pattern]) => pattern.test(word));
    return day === -1 ? [] : [{ day, at }];
  });
  const days = new Set(named.map(({ day }) => day));
  for (const [from, to] of named.map((one, at) => [one, named[at + 1]] as const))
    if (to && ['a', 'ate'].includes(words[to.at - 1] ?? '') && to.at - from.at <= 3)
      for (const day of all.slice(from.day, to.day)) days.add(day);
  if (WORKING_DAYS.test(text)) for (const day of all.slice(0, WEEKDAYS)) days.add(day);
  if (WEEKEND.test(text)) for (const day of all.slice(WEEKDAYS)) days.add(day);
  return [...days];
}

/** Hours to study on each day that a folded message tells, Monday first: “1 1 1 1 1 3 0”; undefined if it tells none. */
export function readDayHours(folded: string): string | undefined {
  if (AT_WORK.test(folded)) return undefined;
  const matches = [...folded.matchAll(HOURS)];
  const [first] = matches;
  if (!first) return undefined;
  // “Segunda 2h, sábado 4h” or “2h na segunda e 4h no sábado”.
  const isDayFirst = findDays(folded.slice(0, first.index)).length > 0;
  const hours = DAYS.map(() => 0);
  matches.forEach((match, at) => {
    const [whole, figure = '', unit = '', minutes = '0'] = match;
    const end = match.index + whole.length;
    const before = matches[at - 1];
    const around = isDayFirst
      ? folded.slice(before ? before.index + before[0].length : 0, match.index)
      : folded.slice(end, matches[at + 1]?.index);
    const number = Number(figure.replace(',', '.'));
    const each = unit.startsWith('min') ? number / MINUTES : number + Number(minutes) / MINUTES;
    if (each <= MOST) for (const day of findDays(around)) hours[day] = each;
  });
  return hours.some((each) => each > 0) ? hours.join(' ') : undefined;
}

/** Days that so many hours a week are spread over. */
const FEW = [1, 3];
const SOME = [0, 2, 4, 5];
const MANY = [0, 1, 2, 3, 4, 5];
const FEW_HOURS = 2;
const SOME_HOURS = 6;
const HALVES = 2;

/** So many hours a week, by day. */
export function spreadHours(week: number): readonly number[] {
  const days = week <= FEW_HOURS ? FEW : week <= SOME_HOURS ? SOME : MANY;
  const halves = Math.round(week * HALVES);
  const least = Math.floor(halves / days.length);
  // What is left over goes to the last days: the weekend has room.
  const over = halves - least * days.length;
  return DAYS.map((_, day) => {
    const at = days.indexOf(day);
    return at === -1 ? 0 : (least + (at >= days.length - over ? 1 : 0)) / HALVES;
  });
}

/** From so many days on the last of them goes over what was learnt. */
const DAYS_WITH_REVIEW = 5;

const formatHours = (hours: number): string => {
  const minutes = Math.round((hours % 1) * MINUTES);
  if (hours < 1) return `${minutes} min`;
  return minutes === 0
    ? `${formatNumber(hours, 0)} h`
    : `${formatNumber(Math.floor(hours), 0)} h ${String(minutes)}`;
};

/** A week of study in words, from the hours of each day: learning and practice by turns, the longest day for a problem of one's own. */
export function describeWeek(hours: readonly number[], skill: string | undefined): string {
  const days = hours.flatMap((each, day) => (each > 0 ? [day] : []));
  const longest = Math.max(...hours);
  const project = days.length > 1 ? days.findLast((day) => hours[day] === longest) : undefined;
  const others = days.filter((day) => day !== project);
  const roleOf = (day: number): keyof typeof DIALOGUE.week => {
    const at = others.indexOf(day);
    if (day === project) return 'project';
    if (others.length >= DAYS_WITH_REVIEW && at === others.length - 1) return 'review';
    return at % 2 === 0 ? 'learn' : 'practice';
  };
  const groups = new Map<string, number[]>();
  for (const day of days) {
    const key = `${roleOf(day)} ${hours[day]}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()]
    .map((group) => {
      const [day = 0] = group;
      const text = DIALOGUE.week[roleOf(day)].replace(' {skill}', skill === undefined ? '' : ` de ${skill}`);
      const names = capitalizeFirst(formatList(group.map((one) => DAYS[one]?.[1] ?? '')));
      return `${names}, ${formatHours(hours[day] ?? 0)}: ${text}.`;
    })
    .join(' ');
}
