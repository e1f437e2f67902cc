import type { AsideReason, MentorIntent } from '@aura/shared-domain';

interface Aside {
  readonly text: string;
  readonly suggestions: readonly string[];
}

/** What stands in the place of advice; a message that gets it is not counted. */
export const ASIDES: Readonly<Record<Exclude<AsideReason, 'unclear'>, Aside>> = {
  outside: {
    text: 'Isso fica fora do que este mentor faz. Ele ajuda com trabalho e carreira: plano, currículo, vagas, entrevistas, salário, conversas difíceis, promoção, mudança de área, estudo e o uso das ferramentas.',
    suggestions: ['Por onde começo meu plano de carreira?', 'Como deixo meu currículo mais forte?'],
  },
  unreadable: {
    text: 'Não consegui ler essa mensagem. Escreva a sua pergunta em uma ou duas frases, com palavras comuns.',
    suggestions: ['Como me preparo para uma entrevista?', 'Que curso devo fazer para o meu objetivo?'],
  },
  otherLanguage: {
    text: 'Este mentor responde em português. Escreva a mesma pergunta em português para receber uma resposta.',
    suggestions: ['Como peço um aumento?', 'Como me preparo para uma entrevista em inglês?'],
  },
};

export const UNCLEAR_TEXT =
  'Ainda não entendi o que você procura. Conte em uma ou duas frases o que está acontecendo no seu trabalho, ou escolha uma destas perguntas.';

/** A question that stands for each intent. */
export const QUESTIONS: Readonly<Record<MentorIntent, string>> = {
  plan: 'Qual deve ser o meu próximo passo na carreira?',
  resume: 'Como deixo meu currículo mais forte?',
  job: 'Como encontro vagas que combinem comigo?',
  interview: 'Como me preparo para uma entrevista?',
  salary: 'Como peço um aumento de salário?',
  conflict: 'Como converso com alguém difícil no trabalho?',
  promotion: 'O que falta para eu ser promovido ou promovida?',
  transition: 'Como mudo de área sem começar do zero?',
  study: 'O que devo estudar para o meu objetivo?',
  tool: 'O que cada ferramenta da Aura faz?',
};

/** What is asked where a message says nothing of its own. */
export const FIRST_QUESTIONS: readonly MentorIntent[] = ['plan', 'resume', 'interview'];
