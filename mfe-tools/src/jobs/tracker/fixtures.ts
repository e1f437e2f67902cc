import type { SavedJob, Vacancy } from '@aura/shared-domain';
import type { Followed } from './followed.ts';

const VACANCY: Vacancy = {
  id: 'pasted:1',
  source: 'pasted',
  url: 'https://vagas.example/1',
  title: 'Analista de dados',
  company: 'Padaria Aurora',
  places: [{ city: 'Recife', state: 'PE' }],
  workModel: 'hybrid',
  contracts: ['clt'],
  disability: null,
  salary: null,
  publishedOn: '2026-11-10',
  seenOn: '2026-11-12',
  expiresOn: null,
  description: 'Requisitos: SQL e Excel.',
};

interface Given extends Partial<Omit<SavedJob, 'vacancy'>> {
  readonly vacancy?: Partial<Vacancy>;
}

/** A followed job for tests, saved on the 12th of November. */
export function makeFollowed(id: string, { vacancy, ...job }: Given = {}): Followed {
  const savedAt = new Date('2026-11-12T12:00:00Z');
  return {
    id,
    job: {
      vacancy: { ...VACANCY, id, ...vacancy },
      stage: 'saved',
      fit: null,
      notes: '',
      nextStep: null,
      history: [{ stage: 'saved', on: '2026-11-12' }],
      savedAt,
      updatedAt: savedAt,
      ...job,
    },
  };
}
