import type { ToolLimit } from '@aura/shared-career-ui';
import { HISTORY_PATH } from './paths.ts';

/** Texts about the limit of messages to the mentor. */
export const MENTOR_LIMIT: ToolLimit = {
  tool: 'mentorAI',
  uses: 'mensagens ao mentor',
  note: [
    'Só conta mensagem respondida com orientação: não a sua resposta a uma pergunta do mentor, cumprimento, ajuda',
    'urgente, outro assunto ou retomada. Se a resposta não for sobre o que você perguntou, a mensagem volta uma vez',
    'por mês, pelo botão abaixo dela.',
  ].join(' '),
  folded: 'O que conta como mensagem',
  kept: 'As conversas que você já teve continuam suas, em',
  history: { label: 'Conversas anteriores', path: HISTORY_PATH },
};
