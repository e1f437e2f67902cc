import type { MentorAction, PersonFact } from '@aura/shared-domain';
import { foldKey } from '@aura/shared-career';
import type { Passage, Play, ToolPath } from '../library/index.ts';
import type { Known } from '../person/known-facts.ts';
import { findRememberable } from '../person/rememberable.ts';
import { buildTask } from './compose.ts';

const LABELS: Readonly<Record<ToolPath, string>> = {
  '/diagnostico-carreira': 'Abrir o diagnóstico de carreira',
  '/diagnostico/resultado': 'Ver o resultado do diagnóstico',
  '/otimizador-curriculo': 'Abrir o otimizador de currículo',
  '/otimizador-linkedin': 'Abrir o otimizador de LinkedIn',
  '/buscador-vagas': 'Abrir o radar de vagas',
  '/simulador-entrevista': 'Abrir o simulador de entrevista',
  '/mapeamento-comportamental': 'Abrir o mapeamento comportamental',
  '/micro-learnings': 'Abrir a biblioteca de aprendizado',
  '/perfil': 'Ver o seu plano',
};

/** Opens a page of the product. */
export const openAction = (path: ToolPath) => ({ type: 'open' as const, label: LABELS[path], path });

/** The actions that an answer offers; none runs before the person chooses it. */
export function listActions(
  { play, known, text }: { readonly play: Play; readonly known: Known; readonly text: string },
  passages: readonly Passage[],
  remembered: readonly PersonFact[],
): MentorAction[] {
  const { path } = play.nextStep;
  const article = passages.find(({ type }) => type === 'article');
  const fact = findRememberable(text);
  const isNew = fact !== null && !remembered.some((kept) => foldKey(kept.text) === foldKey(fact));
  return [
    buildTask(play, known),
    ...(path ? [openAction(path)] : []),
    ...(article?.link ? [{ type: 'open' as const, label: `Ler: ${article.title}`, path: article.link }] : []),
    ...(isNew ? [{ type: 'remember' as const, text: fact }] : []),
  ];
}
