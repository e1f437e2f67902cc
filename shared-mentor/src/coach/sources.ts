import { MENTOR_LIMITS, type MentorSource, type PersonFact } from '@aura/shared-domain';
import type { Passage } from '../library/index.ts';

type Origin = PersonFact['origin'];

/** Pages on which the person can see the facts that an answer uses. */
const PLACES: Readonly<Record<Origin, { readonly title: string; readonly link: string | null }>> = {
  goal: { title: 'Seu objetivo', link: '/perfil' },
  diagnosis: { title: 'Seu diagnóstico', link: '/diagnostico/resultado' },
  plan: { title: 'Seu plano', link: '/perfil' },
  resume: { title: 'Seu currículo', link: '/otimizador-curriculo' },
  interview: { title: 'Sua última simulação de entrevista', link: '/simulador-entrevista' },
  job: { title: 'Seu acompanhamento de vagas', link: '/buscador-vagas' },
  remembered: { title: 'O que você pediu para lembrar', link: null },
};

const toPassageSource = ({ id, type, title, text, link, checkedOn }: Passage): MentorSource => ({
  type,
  id,
  title,
  excerpt: text,
  link,
  checkedOn,
});

const toFactSource = ({ id, text, origin }: PersonFact): MentorSource => ({
  type: origin === 'job' ? 'job' : 'profile',
  id,
  ...PLACES[origin],
  excerpt: text,
  checkedOn: null,
});

/** The sources of an answer: passages, and the first fact of the person that it uses. */
export function collectSources(passages: readonly Passage[], facts: readonly PersonFact[]): MentorSource[] {
  const own = facts.slice(0, 1).map(toFactSource);
  return [...passages.slice(0, MENTOR_LIMITS.sources - own.length).map(toPassageSource), ...own];
}
