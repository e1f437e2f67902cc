import { findOccupation, foldKey, listNearOccupations } from '@aura/shared-career';
import { readDiagnosis, readOpenGaps, type JobStage, type PersonFact } from '@aura/shared-domain';
import { findStems } from '../coach/tokens.ts';
import { collectKnownFacts, listRememberedFacts } from '../person/facts.ts';
import { isSayable } from '../person/profile-facts.ts';
import type { PersonRecord } from '../person/record.ts';
import { keepWholeClause, quoteTitle, shortenWords } from '../person/short-texts.ts';
import { fillAdSlots } from './ads.ts';
import type { ReadKey, Slot, SlotKey } from './card.ts';
import type { Told } from './told/told.ts';
import type { Ad } from './turn.ts';

const STAGES: Readonly<Record<JobStage, string>> = {
  saved: 'salva',
  applied: 'candidatura enviada',
  screening: 'em triagem',
  interview: 'em entrevista',
  offer: 'com proposta',
  rejected: 'recusada',
  closed: 'encerrada',
};
/** Stages of a job that is still open, the furthest on first. */
const FURTHEST: readonly JobStage[] = ['offer', 'interview', 'screening', 'applied', 'saved'];
const MOST = { list: 5, tasks: 3, lines: 3, near: 3 } as const;

/** The texts read from a person's record for a message, by name. */
export function readOut(
  text: string,
  { record, told, ads }: { readonly record: PersonRecord; readonly told: Told; readonly ads: readonly Ad[] },
): Map<SlotKey, Slot> {
  const slots = new Map<SlotKey, Slot>();
  for (const [key, { value, fact }] of collectKnownFacts(record)) slots.set(key, { value, fact });
  const set = (key: ReadKey, value: string, origin: PersonFact['origin']): void => {
    if (value !== '' && isSayable(value))
      slots.set(key, { value, fact: { id: `read.${key}`, text: value, origin } });
  };
  const [name = ''] = record.profile.name.split(' ');
  if (name !== '' && name !== 'Pessoa') slots.set('name', { value: name, fact: null });
  const jobs = record.jobs.slice(0, MOST.list);
  const jobText = ({ title, company, stage }: (typeof jobs)[number]): string =>
    `${quoteTitle(title)}${company === null ? '' : ` na ${shortenWords(company)}`} (${STAGES[stage]})`;
  set('savedJobs', jobs.map(jobText).join('; '), 'job');
  const furthest = FURTHEST.flatMap((stage) => record.jobs.filter((job) => job.stage === stage));
  set(
    'appliedJobs',
    furthest
      .filter(({ stage }) => stage !== 'saved')
      .map(jobText)
      .join('; '),
    'job',
  );
  set(
    'offerJobs',
    furthest
      .filter(({ stage }) => stage === 'offer')
      .map(jobText)
      .join('; '),
    'job',
  );
  set('closestJob', furthest.slice(0, 1).map(jobText).join(''), 'job');
  const result = readDiagnosis(record.profile);
  const gaps = readOpenGaps(record.profile)
    .toSorted((a, b) => b.priority - a.priority)
    .slice(0, MOST.list);
  set('gapList', gaps.map(({ title }) => shortenWords(title)).join(', '), 'diagnosis');
  set(
    'strengthList',
    (result?.strengths ?? [])
      .slice(0, MOST.list)
      .map(({ title }) => shortenWords(title))
      .join(', '),
    'diagnosis',
  );
  const open = record.profile.careerPlan.filter(({ completed }) => !completed).slice(0, MOST.tasks);
  set('taskList', open.map(({ title }) => quoteTitle(title)).join('; '), 'plan');
  set(
    'rememberedList',
    listRememberedFacts(record)
      .slice(0, MOST.list)
      .map((fact) => quoteTitle(fact.text))
      .join('; '),
    'remembered',
  );
  const lines = listLines(record);
  set('cvLines', joinLines(lines), 'resume');
  set('cvProof', joinLines(findLines(text, lines)), 'resume');
  const held = findOccupation(told.words.get('occupation') ?? slots.get('lastRole')?.value ?? '');
  if (held) {
    set('heldWork', held.title, 'resume');
    set('nearWork', joinTitles(listNearOccupations(held, MOST.near)), 'resume');
  }
  for (const [key, value] of fillAdSlots(text, { record, told, ads, jobText }))
    slots.set(key, { value, fact: null });
  return slots;
}

const joinTitles = (occupations: readonly { readonly title: string }[]): string =>
  occupations.map(({ title }) => title).join(', ');

const listLines = ({ resume }: PersonRecord): readonly string[] =>
  (resume?.experiences ?? []).flatMap(({ items }) => items);

/** Lines that can be said whole, or up to the end of a clause: half a sentence in a letter helps nobody. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => keepWholeClause(line) ?? [])
    .slice(0, MOST.lines)
    .map((line) => `“${line}”`)
    .join('; ');

/** Words for leading people in a CV. */
const LEADING = ['lider', 'coorden', 'equip', 'gest', 'pesso', 'trein'];

/** The lines of a CV about the subject of a message. */
function findLines(text: string, lines: readonly string[]): readonly string[] {
  const asked = findStems(text);
  const isLeading = asked.some((stem) => LEADING.some((word) => stem.startsWith(word)));
  return lines.filter((line) => {
    const stems = findStems(line);
    return (
      stems.some((stem) => asked.includes(stem)) ||
      (isLeading && LEADING.some((word) => foldKey(line).includes(word)))
    );
  });
}
