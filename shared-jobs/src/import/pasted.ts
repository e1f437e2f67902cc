import { readJob } from '@aura/shared-career';
import { err, ok } from '@aura/shared-domain';
import { importFailure } from './failures.ts';
import { readHead } from './fields/head-lines.ts';
import { readLabelled } from './fields/labelled.ts';
import { toParagraphs } from './fields/text.ts';
import type { ImportContext, ImportResult } from './imported.ts';
import { makeVacancy } from './make-vacancy.ts';

export interface PastedVacancy {
  readonly text: string;
  /** The person's additions to the text. */
  readonly title?: string;
  readonly company?: string;
  readonly url?: string;
}

/**
 * Reads the pasted text of one ad. The text stays complete and is read like every other ad; the fields contain the
 * person's input, the labelled lines ("Empresa: …"), what the head and the reading say, and the title, which is mandatory.
 */
export function readPastedVacancy(pasted: PastedVacancy, { today }: ImportContext): ImportResult {
  const text = toParagraphs(pasted.text);
  const reading = readJob(text);
  if (!reading.ok) return err(reading.error);
  const title = pasted.title?.trim() || reading.value.title;
  const named = readLabelled(text, today);
  const head = readHead(text, reading.value.title);
  const { salary } = reading.value;
  const raw = {
    ...named,
    title,
    description: text,
    company: pasted.company?.trim() || named.company || head.company,
    places: named.places ?? head.places,
    salary: named.salary ?? (salary ? { ...salary, currency: 'BRL', origin: 'stated' as const } : null),
    url: pasted.url ?? null,
  };
  const made = makeVacancy(raw, { source: 'pasted', today });
  return made.ok ? ok({ vacancies: [made.value], refused: [] }) : err(importFailure('VAGA_SEM_TITULO'));
}
