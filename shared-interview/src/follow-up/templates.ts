import type { AnswerDimension, Shape } from '@aura/shared-domain';
import type { Missing } from '../missing/index.ts';

/** What is asked next where a dimension came out lowest. */
export interface FollowUpTemplate {
  /** What has to be missing for it; always fits without. */
  readonly when?: Missing | 'details' | 'short' | 'long' | 'fillers';
  /** Shapes that it fits; all without. */
  readonly shapes?: readonly Shape[];
  readonly pt: string;
  readonly en: string;
  /** What the analysis did not find, in Portuguese whatever the language of the question. */
  readonly why: string;
}

const STORY: readonly Shape[] = ['story'];
const PLAN: readonly Shape[] = ['plan'];
const PRESENTATION: readonly Shape[] = ['presentation'];

/** The first that fits counts; the last of each list always fits. */
export const FOLLOW_UPS: Readonly<Record<AnswerDimension, readonly FollowUpTemplate[]>> = {
  structure: [
    {
      when: 'action',
      shapes: STORY,
      pt: 'O que você fez, passo a passo?',
      en: 'What did you do, step by step?',
      why: 'Não encontrei na resposta nenhuma frase que conte o que você fez.',
    },
    {
      when: 'action',
      shapes: PLAN,
      pt: 'Quais seriam os seus primeiros passos, e em que ordem?',
      en: 'What would your first steps be, and in which order?',
      why: 'Não encontrei na resposta os passos que você daria.',
    },
    {
      when: 'action',
      shapes: PRESENTATION,
      pt: 'Que experiência sua mostra isso na prática?',
      en: 'Which experience of yours shows that in practice?',
      why: 'Não encontrei na resposta uma experiência que sustente o que você diz de si.',
    },
    {
      when: 'situation',
      shapes: STORY,
      pt: 'Onde e quando isso aconteceu, e qual era o cenário?',
      en: 'Where and when did that happen, and what was the context?',
      why: 'Não encontrei na resposta a situação: onde, quando e com quem.',
    },
    {
      when: 'task',
      shapes: STORY,
      pt: 'Qual era exatamente o objetivo, e até quando?',
      en: 'What exactly was the goal, and by when?',
      why: 'Não encontrei na resposta o objetivo que estava com você.',
    },
    {
      when: 'task',
      shapes: PLAN,
      pt: 'O que viria primeiro para você, e por quê?',
      en: 'What would come first for you, and why?',
      why: 'Não encontrei na resposta a prioridade ou o objetivo do seu plano.',
    },
    {
      when: 'result',
      shapes: STORY,
      pt: 'Como a história termina?',
      en: 'How does the story end?',
      why: 'Não encontrei na resposta um fim: o que aconteceu depois do que você fez.',
    },
    {
      when: 'result',
      shapes: PLAN,
      pt: 'Como você saberia que deu certo?',
      en: 'How would you know that it worked?',
      why: 'Não encontrei na resposta como você mediria se deu certo.',
    },
    {
      shapes: PLAN,
      pt: 'Em que ordem você faria tudo isso, da primeira semana em diante?',
      en: 'In which order would you do all that, from the first week on?',
      why: 'A ordem ou o peso das partes dificulta seguir o plano: os passos ocupam pouco dele ou vêm fora de lugar.',
    },
    {
      pt: 'Se tivesse um minuto, como você contaria isso do começo ao fim?',
      en: 'If you had one minute, how would you tell this from beginning to end?',
      why: 'A ordem ou o peso das partes dificulta seguir a resposta: o que você fez ocupa pouco dela ou vem fora de lugar.',
    },
  ],
  specificity: [
    {
      when: 'ownPart',
      pt: 'Nisso tudo, qual foi exatamente a sua parte?',
      en: 'In all of this, what exactly was your own part?',
      why: 'Quem age na resposta é mais vezes “nós” do que “eu”; não encontrei o que coube a você.',
    },
    {
      when: 'details',
      shapes: STORY,
      pt: 'Quando e onde foi isso, quem estava envolvido e o que exatamente você fez?',
      en: 'When and where was that, who was involved, and what exactly did you do?',
      why: 'Não encontrei na resposta números, nomes nem quando foi.',
    },
    {
      when: 'numbers',
      shapes: PLAN,
      pt: 'Que números você olharia primeiro, e que meta poria?',
      en: 'Which numbers would you look at first, and which target would you set?',
      why: 'Não encontrei nenhum número na resposta: nem prazo, nem meta, nem tamanho.',
    },
    {
      when: 'names',
      shapes: PLAN,
      pt: 'Com quem e com que ferramentas você faria isso?',
      en: 'With whom and with which tools would you do it?',
      why: 'Não encontrei na resposta quem ou o que você usaria para isso.',
    },
    {
      when: 'numbers',
      pt: 'Que números dão o tamanho disso: quantas pessoas, quanto dinheiro, quanto tempo?',
      en: 'Which numbers show the size of it: how many people, how much money, how long?',
      why: 'Não encontrei nenhum número na resposta.',
    },
    {
      when: 'time',
      shapes: STORY,
      pt: 'Quando foi isso, e quanto tempo levou?',
      en: 'When was that, and how long did it take?',
      why: 'Não encontrei na resposta quando isso aconteceu.',
    },
    {
      when: 'names',
      pt: 'Com que ferramentas, em que empresa ou área, e com quem?',
      en: 'With which tools, in which company or department, and with whom?',
      why: 'Não encontrei nomes de ferramentas, empresas ou áreas na resposta.',
    },
    {
      pt: 'Pode dar um exemplo concreto de um dia ou de uma decisão?',
      en: 'Can you give one concrete example of a day or a decision?',
      why: 'Encontrei poucos detalhes que alguém de fora consiga imaginar.',
    },
  ],
  relevance: [
    {
      pt: 'Como isso responde ao que perguntei?',
      en: 'How does that answer what I asked?',
      why: 'Encontrei na resposta pouco do que a pergunta procura.',
    },
  ],
  result: [
    {
      when: 'result',
      shapes: STORY,
      pt: 'O que mudou no fim, por causa do que você fez?',
      en: 'What changed in the end because of what you did?',
      why: 'Não encontrei na resposta o que mudou no fim.',
    },
    {
      when: 'result',
      shapes: PLAN,
      pt: 'Como você saberia que deu certo?',
      en: 'How would you know that it worked?',
      why: 'Não encontrei na resposta como você mediria se deu certo.',
    },
    {
      when: 'result',
      shapes: PRESENTATION,
      pt: 'Que resultado do seu trabalho mostra o que você acaba de dizer?',
      en: 'Which result of your work shows what you have just said?',
      why: 'Não encontrei na resposta um resultado que sustente o que você diz.',
    },
    {
      when: 'resultNumber',
      shapes: STORY,
      pt: 'Dá para pôr um número nisso: quanto era antes e quanto ficou depois?',
      en: 'Can you put a number on that: how much before, and how much after?',
      why: 'Encontrei um resultado, mas nenhum número que diga de que tamanho.',
    },
    {
      when: 'resultNumber',
      shapes: PLAN,
      pt: 'Que número mostraria que deu certo, e em quanto tempo?',
      en: 'Which number would show that it worked, and how soon?',
      why: 'Encontrei o efeito que você espera, mas nenhum número que o meça.',
    },
    {
      when: 'resultNumber',
      shapes: PRESENTATION,
      pt: 'Que número mostra o tamanho desse resultado?',
      en: 'Which number shows how big that result was?',
      why: 'Encontrei um resultado, mas nenhum número que diga de que tamanho.',
    },
    {
      when: 'reflection',
      shapes: STORY,
      pt: 'O que você aprendeu com isso, ou faria de outro jeito?',
      en: 'What did you learn from it, or what would you do differently?',
      why: 'Encontrei o resultado; não encontrei o que você aprendeu com ele.',
    },
    {
      shapes: PLAN,
      pt: 'E o que poderia dar errado nesse plano?',
      en: 'And what could go wrong with that plan?',
      why: 'Encontrei pouco sobre os riscos e sobre o que você faria se não funcionasse.',
    },
    {
      pt: 'E o que isso mudou para a empresa ou para as pessoas?',
      en: 'And what did that change for the company or the people?',
      why: 'O resultado ocupa pouco espaço na resposta.',
    },
  ],
  delivery: [
    {
      when: 'short',
      shapes: PLAN,
      pt: 'Pode detalhar um pouco mais como você faria?',
      en: 'Can you go into a little more detail on how you would do it?',
      why: 'A resposta é curta: faltam os passos que deixariam ver como você trabalha.',
    },
    {
      when: 'short',
      shapes: PRESENTATION,
      pt: 'Pode contar um pouco mais sobre isso?',
      en: 'Can you tell a little more about that?',
      why: 'A resposta é curta: faltam detalhes para quem ainda não conhece você.',
    },
    {
      when: 'short',
      pt: 'Pode contar um pouco mais de como foi?',
      en: 'Can you tell a little more about how it went?',
      why: 'A resposta é curta: faltam detalhes para quem não estava lá.',
    },
    {
      when: 'long',
      pt: 'E em um minuto: qual é o essencial?',
      en: 'And in one minute: what is the essence?',
      why: 'A resposta é longa para ser dita em uma entrevista.',
    },
    {
      when: 'fillers',
      pt: 'Pode repetir a parte principal em três frases, com uma pausa entre elas?',
      en: 'Can you repeat the main part in three sentences, with a pause between them?',
      why: 'Palavras de apoio aparecem muitas vezes; uma pausa em silêncio serve melhor.',
    },
    {
      pt: 'Pode contar de novo a parte principal, com calma?',
      en: 'Can you tell the main part again, at your own pace?',
      why: 'O ritmo da fala ou as pausas dificultam seguir a resposta.',
    },
  ],
};
