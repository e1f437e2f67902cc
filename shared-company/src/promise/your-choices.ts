import type { Entry } from './entry.ts';

/** What a person decides after having accepted, and what happens when the company decides. */
export const YOUR_CHOICES: readonly Entry[] = [
  {
    title: 'Entrar nos números ou ficar fora',
    text: 'Em Configurações, você vê o que conta de você e muda de ideia quando quiser. Ficar fora vale a partir do próximo retrato semanal; entrar, em até cinco semanas, se o seu grupo já estiver formado. O que já foi publicado continua como número, sem nomes.',
  },
  {
    title: 'Sair da empresa na Aura',
    text: 'Também em Configurações, a qualquer momento. O plano Equilíbrio termina, e nada seu fica nos números a partir do próximo retrato semanal. A conta e tudo o que você fez continuam seus.',
  },
  {
    title: 'A empresa não fica sabendo',
    text: 'O painel não mostra quem aceitou, quem ficou fora dos números nem quem saiu, e ninguém é avisado.',
  },
  {
    title: 'Se a empresa retirar você da lista',
    text: 'O plano Equilíbrio termina, a conta continua sua, e o seu nome e o seu e-mail são apagados da lista. Se você já contava nos números, o que somou até ali permanece neles, sem o seu nome: se saísse na hora, a queda mostraria o que era seu. Você pode retirar essa parte quando quiser. Sem isso, ela é apagada em uma data sorteada entre 26 e 78 semanas depois.',
  },
];
