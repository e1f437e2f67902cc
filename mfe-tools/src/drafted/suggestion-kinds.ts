import type { Suggestion } from '@aura/shared-domain';

/** What a kind of suggestion does, in a word or two. */
export const SUGGESTION_KINDS: Readonly<Record<Suggestion['kind'], string>> = {
  action: 'Começar pela ação',
  result: 'Mostrar o resultado',
  shorten: 'Encurtar',
  expand: 'Dar contexto',
  cliche: 'Tirar palavras vazias',
  summary: 'Resumo',
  skills: 'Competências',
  privacy: 'Privacidade',
};
