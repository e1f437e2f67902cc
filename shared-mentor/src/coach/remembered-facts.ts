import type { MentorIntent, PersonFact } from '@aura/shared-domain';
import { shortenWords } from '../person/short-texts.ts';
import { findStems } from './tokens.ts';

const MOST = { words: 18, characters: 120 };

/** Words that matter for an intent even if the message does not contain them. */
const MATTERS: Readonly<Record<MentorIntent, string>> = {
  plan: 'horas semana disponibilidade objetivo',
  resume: 'experiência formação',
  job: 'mora remoto presencial vaga pretensão',
  interview: 'entrevista',
  salary: 'ganha salário pretensão recebe',
  conflict: 'chefe equipe',
  promotion: 'cargo anos promoção',
  transition: 'quer mudar migrar área',
  study: 'horas semana estuda cursa curso',
  tool: '',
};

/** Words that two texts share without having anything to do with each other. */
const EVERYDAY = new Set(
  findStems(
    'dia dias semana semanas hora horas mes meses ano anos hoje amanhã trabalho trabalhar quer quero pode',
  ),
);

/** The remembered fact that a message has to do with; null for none. */
export function findRelevantFact(
  text: string,
  intent: MentorIntent,
  remembered: readonly PersonFact[],
): PersonFact | null {
  const said = findStems(text).filter((stem) => !EVERYDAY.has(stem));
  const asked = new Set([...said, ...findStems(MATTERS[intent])]);
  const shared = (fact: PersonFact): number => findStems(fact.text).filter((stem) => asked.has(stem)).length;
  const [best] = remembered.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : null;
}

/** The sentence that says what an answer remembers. */
export function describeRemembered({ text }: PersonFact): string {
  return `Você pediu para lembrar: “${shortenWords(text, MOST)}”.`;
}
